import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslations } from '../../context/translations';
import { categoriesOf } from './categories-of';
import { ProjectCard } from './ProjectCard';
import '../../styles/chip.scss';
import './ProjectList.scss';

/** The projects, which buttons filter by category. Without script, all show and CSS hides the buttons. */
export function ProjectList({ projects }: { projects: readonly Queries.ProjectFragment[] }) {
  const { t } = useTranslations();
  const [chosen, choose] = useState<string | null>(null);
  const isShown = (project: Queries.ProjectFragment) =>
    chosen === null || categoriesOf([project]).some(({ slug }) => slug === chosen);
  const filters = [
    { slug: null, translation: { title: t('references:all') } },
    ...categoriesOf(projects),
  ];
  return (
    <section className="project-list section" aria-labelledby="projects-title">
      <div className="wrap">
        <div className="project-list__head">
          <h2 id="projects-title">{t('references:list')}</h2>
          <div
            className="project-filter chips needs-script"
            role="group"
            aria-label={t('references:filter')}
          >
            {filters.map(({ slug, translation }) => (
              <button
                key={slug}
                type="button"
                className="chip"
                aria-pressed={slug === chosen}
                onClick={() => choose(slug)}
              >
                {translation.title}
              </button>
            ))}
            <p className="project-filter__count" role="status">
              {t('references:position', {
                number: projects.filter(isShown).length,
                total: projects.length,
              })}
            </p>
          </div>
        </div>
        <ul className="project-list__cards" role="list">
          {projects.map((project) => (
            <ProjectCard key={project.slug} project={project} hidden={!isShown(project)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Project on Reference {
    slug
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
      ...DetailPicture
    }
  }
`;
