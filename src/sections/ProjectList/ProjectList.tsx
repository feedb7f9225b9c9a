import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslations } from '../../context/translations';
import { categoriesOf } from './categories-of';
import { ProjectCard } from './ProjectCard';
import { ProjectFilter } from './ProjectFilter';
import './ProjectList.scss';

interface Props {
  projects: readonly Queries.ProjectCardFragment[];
}

/** The projects with their tasks, of all trades or of one. */
export function ProjectList({ projects }: Props) {
  const { t } = useTranslations();
  const [category, setCategory] = useState<string | null>(null);
  const isShown = (project: Queries.ProjectCardFragment) =>
    category === null || categoriesOf([project]).some(({ slug }) => slug === category);
  return (
    <section className="project-list section" aria-labelledby="projects-title">
      <div className="wrap">
        <div className="project-list__head">
          <h2 id="projects-title">{t('references:list')}</h2>
          <ProjectFilter
            categories={categoriesOf(projects)}
            chosen={category}
            onChoose={setCategory}
            shown={projects.filter(isShown).length}
            total={projects.length}
          />
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
  fragment ProjectCard on Reference {
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
