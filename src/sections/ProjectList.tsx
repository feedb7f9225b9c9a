import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Breadcrumb } from '../components/Breadcrumb';
import { Icon } from '../components/Icon';
import { PictureRow } from '../components/PictureRow';
import { SectionFrame } from '../components/Section';
import { projectAnchor } from '../routes';
import type { ProjectKind } from './projects';
import './ProjectList.scss';

type Project = Queries.ProjectFragment;

/** The head of the references page, which names the kind of projects. */
export function ProjectsBanner({ kind }: { kind: ProjectKind }) {
  const { t } = useTranslation();
  return (
    <SectionFrame className="py-2 py-lg-4" titleId="title" isPanel>
      <Breadcrumb />
      <div className="row gx-xl-5 align-items-end row-gap-3 my-3 my-lg-4">
        <h1 className="col-lg-7" id="title">
          {t(`references:title.${kind}`)}
        </h1>
        <p className="col-lg-5 lead">{t(`references:lead.${kind}`)}</p>
      </div>
    </SectionFrame>
  );
}

interface Props {
  projects: readonly Project[];
  /** Heading of the second list; that of the first is the page's. */
  title?: string;
}

/** A row for each project; nothing if there are no projects. */
export function ProjectList({ projects, title }: Props) {
  if (projects.length === 0) return null;
  const titleId = 'other-projects-title';
  return (
    <SectionFrame titleId={title && titleId}>
      {title && (
        <h2 className="mb-3 mb-lg-5" id={titleId}>
          {title}
        </h2>
      )}
      <ul className="project-rows picture-rows" role="list">
        {projects.map((project, index) => (
          <ProjectRow
            key={project.slug}
            project={project}
            heading={title ? 'h3' : 'h2'}
            isEager={!title && index === 0}
            isReversed={index % 2 === 1}
          />
        ))}
      </ul>
    </SectionFrame>
  );
}

interface RowProps {
  project: Project;
  heading: 'h2' | 'h3';
  /** Its picture is in the first screen. */
  isEager: boolean;
  isReversed: boolean;
}

/** A project: town and year if it is real, then need, answer and services. */
function ProjectRow({ project, heading: Heading, isEager, isReversed }: RowProps) {
  const { t } = useTranslation();
  const { slug, translation, services, image, town, year } = project;
  const id = projectAnchor(slug);
  return (
    <li className="jump-target" id={id} data-category={services[0]?.category.slug}>
      <PictureRow picture={image} isEager={isEager} isReversed={isReversed}>
        <Heading className="project-rows__title h3" id={`${id}-title`}>
          {translation.title}
        </Heading>
        {town && (
          <p className="d-flex align-items-center gap-2 mt-2 fw-semibold text-tint">
            <Icon name="pin" />
            {town}, {year}
          </p>
        )}
        <dl className="vstack gap-3 mt-3">
          <div>
            <dt className="visually-hidden">{t('references:task')}</dt>
            <dd className="text-body-secondary">{translation.task}</dd>
          </div>
          <div>
            <dt className="visually-hidden">{t('references:work')}</dt>
            <dd className="text-body-emphasis fw-semibold">{translation.work}</dd>
          </div>
          <div>
            <dt className="visually-hidden">{t('references:services')}</dt>
            <dd>
              <ul className="d-flex flex-wrap gap-2" role="list">
                {services.map((service) => (
                  <li key={service.slug} data-category={service.category.slug}>
                    <Link className="btn btn-tint btn-sm" to={service.route}>
                      {service.translation.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
      </PictureRow>
    </li>
  );
}

export const fragment = graphql`
  fragment Project on Project {
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
      }
    }
    image {
      ...LargePicture
    }
  }
`;
