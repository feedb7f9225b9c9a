import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { useTranslations } from '../../context/translations';
import '../../styles/chip.scss';

interface Props {
  project: Queries.ProjectFragment;
  hidden: boolean;
}

/** A project: its town and year if it is a real one, the task, the work, and the services used. */
export function ProjectCard({ project, hidden }: Props) {
  const { t } = useTranslations();
  const { slug, translation, services, image, town, year } = project;
  return (
    <li
      className="project-card"
      id={slug}
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
        <dl className="project-card__answers">
          <div>
            <dt className="project-card__name">{t('references:task')}</dt>
            <dd>{translation.task}</dd>
          </div>
          <div>
            <dt className="project-card__name">{t('references:work')}</dt>
            <dd>{translation.work}</dd>
          </div>
        </dl>
        <div className="project-card__services">
          <p className="project-card__name" id={`${slug}-services`}>
            {t('references:services')}
          </p>
          <ul className="chips" role="list" aria-labelledby={`${slug}-services`}>
            {services.map((service) => (
              <li key={service.slug} data-category={service.category.slug}>
                <Link className="chip chip--tinted" to={service.route}>
                  {service.translation.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}
