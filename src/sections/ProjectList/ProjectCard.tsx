import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { useTranslations } from '../../context/translations';
import '../../styles/chip.scss';

interface Props {
  project: Queries.ProjectCardFragment;
  hidden: boolean;
}

/** A project: what was needed, what was done, and the services it took. */
export function ProjectCard({ project: { slug, translation, services, image }, hidden }: Props) {
  const { t } = useTranslations();
  const answers = [
    { name: t('references:task'), text: translation.task },
    { name: t('references:work'), text: translation.work },
  ];
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
        <h3 className="project-card__title">{translation.title}</h3>
        <dl className="project-card__answers">
          {answers.map(({ name, text }) => (
            <div key={name}>
              <dt className="project-card__name">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
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
