import { graphql } from 'gatsby';
import { useState } from 'react';
import { categoriesOf } from './categories-of';
import { ProjectCard } from './ProjectCard';
import { ProjectFilter } from './ProjectFilter';
import './ProjectList.scss';

interface Props {
  /** Of the section; its heading is `ID-title`. */
  id: string;
  title: string;
  projects: readonly Queries.ProjectFragment[];
}

/** Projects, which buttons filter if they are of several categories; nothing without any. */
export function ProjectList({ id, title, projects }: Props) {
  const [chosen, choose] = useState<string | null>(null);
  const isShown = (project: Queries.ProjectFragment) =>
    chosen === null || categoriesOf([project]).some(({ slug }) => slug === chosen);
  const titleId = `${id}-title`;
  if (projects.length === 0) return null;
  return (
    <section className="project-list section" aria-labelledby={titleId}>
      <div className="container">
        <div className="project-list__head">
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
