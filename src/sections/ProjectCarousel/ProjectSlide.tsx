import { Picture } from '../../components/Picture';
import { projectAnchor } from '../../routes';
import { categoriesOf } from '../ProjectList/categories-of';
import { ProjectWords } from '../ProjectList/ProjectWords';
import './ProjectSlide.scss';

type Project = Queries.ProjectFragment;

interface Props {
  project: Project;
  first: boolean;
  /** In view, next to it, or seen before: only then its picture may load. */
  near: boolean;
}

/** A project as a slide. */
export function ProjectSlide({ project, first, near }: Props) {
  const categories = categoriesOf([project]);
  const { slug, translation, image, town, year } = project;
  const place = town && `${town}, ${year}`;
  return (
    <li
      className="project-slide"
      id={projectAnchor(slug)}
      data-category={categories[0]?.slug}
      data-near={near}
    >
      <div className="project-slide__picture">
        <Picture picture={image} first={first} />
      </div>
      <div className="project-slide__words">
        <p className="project-slide__categories">
          {[...categories.map((category) => category.translation.title), place]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <h2 className="project-slide__title">{translation.title}</h2>
        <ProjectWords {...project} />
      </div>
    </li>
  );
}
