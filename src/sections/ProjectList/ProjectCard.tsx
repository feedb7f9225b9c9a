import { Icon } from '../../components/Icon';
import { Picture } from '../../components/Picture';
import { projectAnchor } from '../../routes';
import { ProjectWords } from './ProjectWords';

interface Props {
  project: Queries.ProjectFragment;
  hidden: boolean;
}

/** A project: its town and year if it is a real one, the task, the work, and the services used. */
export function ProjectCard({ project, hidden }: Props) {
  const { slug, translation, services, image, town, year } = project;
  return (
    <li
      className="project-card"
      id={projectAnchor(slug)}
      data-category={services[0]?.category.slug}
      hidden={hidden}
    >
      <div className="project-card__picture">
        <Picture picture={image} />
      </div>
      <div className="project-card__words">
        <div>
          <h3 className="project-card__title">{translation.title}</h3>
          {town && (
            <p className="project-card__place">
              <Icon name="pin" />
              {town}, {year}
            </p>
          )}
        </div>
        <ProjectWords {...project} />
      </div>
    </li>
  );
}
