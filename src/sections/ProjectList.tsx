import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { Icon } from '../components/Icon';
import { Picture } from '../components/Picture';
import { projectAnchor } from '../routes';
import './ProjectList.scss';

type Project = Queries.ProjectFragment;

interface Props {
  /** Of the section's heading. */
  titleId: string;
  title: string;
  projects: readonly Project[];
}

/** Projects, which buttons filter if they are of several categories; nothing without any. */
export function ProjectList({ titleId, title, projects }: Props) {
  const [chosen, choose] = useState<string | null>(null);
  const isShown = (project: Project) =>
    chosen === null || categoriesOf([project]).some(({ slug }) => slug === chosen);
  if (projects.length === 0) return null;
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="container">
        <div className="d-flex flex-wrap align-items-end justify-content-between gap-4 mb-5">
          <h2 id={titleId}>{title}</h2>
          {categoriesOf(projects).length > 1 && (
            <ProjectFilter
              projects={projects}
              shown={projects.filter(isShown).length}
              chosen={chosen}
              choose={choose}
              titleId={titleId}
            />
          )}
        </div>
        <ul className="project-list" role="list">
          {projects.map((project) => (
            <ProjectCard key={project.slug} project={project} hidden={!isShown(project)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface FilterProps {
  projects: readonly Project[];
  /** How many of them show. */
  shown: number;
  /** Slug of a category; null for all. */
  chosen: string | null;
  choose: (slug: string | null) => void;
  titleId: string;
}

/** Buttons that filter projects by category. Without script, CSS hides them. */
function ProjectFilter({ projects, shown, chosen, choose, titleId }: FilterProps) {
  const { t } = useTranslation();
  const all = { slug: null, translation: { title: t('references:all') } };
  return (
    <div
      className="needs-script d-flex flex-wrap align-items-center gap-2"
      role="group"
      aria-label={t('references:filter')}
      aria-describedby={titleId}
    >
      {[all, ...categoriesOf(projects)].map(({ slug, translation }) => (
        <button
          key={slug}
          type="button"
          className={`btn btn-outline-primary btn-sm ${slug === chosen ? 'active' : ''}`.trim()}
          aria-pressed={slug === chosen}
          onClick={() => choose(slug)}
        >
          {translation.title}
        </button>
      ))}
      <p className="project-list__count small ms-lg-2 text-body-secondary" role="status">
        {t('references:position', { number: shown, total: projects.length })}
      </p>
    </div>
  );
}

/** A project: its town and year if it is a real one, the task, the work, and the services used. */
function ProjectCard({ project, hidden }: { project: Project; hidden: boolean }) {
  const { slug, translation, services, image, town, year } = project;
  return (
    <li
      className="py-4 border-top"
      id={projectAnchor(slug)}
      data-category={services[0]?.category.slug}
      hidden={hidden}
    >
      <div className="row align-items-lg-center row-gap-4">
        <div className="col-sm-5">
          <div className="tinted lit rounded-4">
            <Picture picture={image} />
          </div>
        </div>
        <div className="col-sm-7 ps-lg-5 vstack gap-4">
          <div>
            <h3>{translation.title}</h3>
            {town && (
              <p className="d-flex align-items-center gap-2 mt-2 fw-semibold text-tint">
                <Icon name="pin" />
                {town}, {year}
              </p>
            )}
          </div>
          <ProjectWords project={project} wide />
        </div>
      </div>
    </li>
  );
}

interface WordsProps {
  project: Project;
  /** Whether task and work may stand side by side. */
  wide?: boolean;
}

/** What there was to solve in a project, what was done, and the services used. */
export function ProjectWords({ project, wide = false }: WordsProps) {
  const { t } = useTranslation();
  const { slug, translation, services } = project;
  const servicesId = `${projectAnchor(slug)}-services`;
  const answers = [
    { name: t('references:task'), text: translation.task },
    { name: t('references:work'), text: translation.work },
  ];
  return (
    <>
      <dl className="row row-gap-3 mb-0">
        {answers.map(({ name, text }, index) => (
          <div key={index} className={wide ? 'col-lg-6' : 'col-12'}>
            <dt className="small fw-semibold text-body-secondary">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="mb-2 small fw-semibold text-body-secondary" id={servicesId}>
          {t('references:services')}
        </p>
        <ul className="d-flex flex-wrap gap-2" role="list" aria-labelledby={servicesId}>
          {services.map((service) => (
            <li key={service.slug} data-category={service.category.slug}>
              <Link className="btn btn-tint btn-sm" to={service.route}>
                {service.translation.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The categories of the projects' services, without duplicates, in order of appearance. */
export function categoriesOf(projects: readonly Pick<Project, 'services'>[]) {
  const categories = projects.flatMap(({ services }) => services.map(({ category }) => category));
  return [...new Map(categories.map((category) => [category.slug, category])).values()];
}

export const fragment = graphql`
  fragment Project on Reference {
    slug
    town
    year
    translation(language: $language) {
      title
      task
      work
    }
    services {
      slug
      route
      translation(language: $language) {
        title
      }
      category {
        slug
        translation(language: $language) {
          title
        }
      }
    }
    image {
      ...LargePicture
    }
  }
`;
