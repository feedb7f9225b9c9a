import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { projectAnchor } from '../../routes';
import './ProjectWords.scss';

/** What there was to solve in a project, what was done, and the services used. */
export function ProjectWords({ slug, translation, services }: Queries.ProjectFragment) {
  const { t } = useTranslation();
  return (
    <>
      <dl className="project-answers">
        <div>
          <dt className="project-answers__name">{t('references:task')}</dt>
          <dd>{translation.task}</dd>
        </div>
        <div>
          <dt className="project-answers__name">{t('references:work')}</dt>
          <dd>{translation.work}</dd>
        </div>
      </dl>
      <div className="project-answers__services">
        <p className="project-answers__name" id={`${projectAnchor(slug)}-services`}>
          {t('references:services')}
        </p>
        <ul
          className="d-flex flex-wrap gap-2"
          role="list"
          aria-labelledby={`${projectAnchor(slug)}-services`}
        >
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
