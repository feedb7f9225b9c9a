import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { ScrollLink } from '../../components/ScrollLink/ScrollLink';
import { useTranslations } from '../../context/translations';
import { categoriesOf } from '../ProjectList/categories-of';
import './ProjectSlide.scss';

type Project = Queries.ProjectFragment;

interface Props {
  project: Project;
  first: boolean;
  /** In view, next to it, or seen before: only then its picture may load. */
  near: boolean;
}

/** A project as a slide, with a link to its card below. */
export function ProjectSlide({ project, first, near }: Props) {
  const { t } = useTranslations();
  const categories = categoriesOf([project]);
  const { slug, translation, image, town, year } = project;
  const place = town && `${town}, ${year}`;
  return (
    <li className="project-slide" data-category={categories[0]?.slug} data-near={near}>
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
        <p>{translation.task}</p>
        <ScrollLink className="arrow-link" target={slug}>
          {t('references:work')}
          <Icon name="down" />
        </ScrollLink>
      </div>
    </li>
  );
}
