import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon } from '../components/Icon';
import { PictureRow } from '../components/PictureRow';
import { ScrollLink } from '../components/ScrollLink';
import { Section, SectionFrame } from '../components/Section';
import { Sources } from '../components/Sources';
import { anchors, detailAnchor, projectAnchor, routes } from '../routes';
import { splitByKind } from './projects';
import './ServiceDetails.scss';

/**
 * The details of a service, alternating image and text, or a note that it is not available yet (spec, section 2). A
 * single detail's heading is also that of the section.
 */
export function ServiceDetails({ service }: { service: Queries.ServiceDetailsFragment }) {
  const { t } = useTranslation();
  const { category, translation, details, isAvailable } = service;
  if (!isAvailable)
    return (
      <SectionFrame className="pt-4 pb-4" id={anchors.details} titleId="details-title">
        <h2 className="h4" id="details-title">
          {t('common:unavailable')}
        </h2>
      </SectionFrame>
    );
  const section = {
    id: anchors.details,
    'data-category': category.slug,
  };
  // On a phone the bar has the link to the form.
  const ways = (
    <div className="d-flex flex-wrap column-gap-5 row-gap-3 mt-4 mt-md-5">
      <ScrollLink
        className="icon-link icon-link-hover d-none d-sm-inline-flex"
        target={anchors.quote}
      >
        {t('service:quote')}
        <Icon name="right" />
      </ScrollLink>
      <JobLink projects={service.projects} />
    </div>
  );
  const [only, ...others] = details;
  if (only && others.length === 0)
    return (
      <SectionFrame {...section} titleId={`${detailAnchor(only.slug)}-title`}>
        <div className="pt-md-4">
          <DetailRow detail={only} isOnly isReversed />
          {ways}
        </div>
      </SectionFrame>
    );
  return (
    <Section {...section} titleId="details-title" title={translation.detailsTitle}>
      <div className="picture-rows">
        {details.map((detail, index) => (
          <DetailRow key={detail.slug} detail={detail} isReversed={index % 2 === 1} />
        ))}
      </div>
      {ways}
    </Section>
  );
}

/** Link to a project with the service, preferably a real one, else a typical job; nothing if there is none. */
function JobLink({ projects }: { projects: Queries.ServiceDetailsFragment['projects'] }) {
  const { t } = useTranslation();
  const project = splitByKind(projects).shownFirst[0];
  if (!project) return null;
  const { slug, town, translation } = project;
  return (
    <Link
      className="icon-link icon-link-hover d-inline lh-base"
      to={`${routes.references}#${projectAnchor(slug)}`}
    >
      {t(`service:job.${town ? 'real' : 'typical'}`, { title: translation.title })}
      <Icon name="right" className="d-inline ms-2" />
    </Link>
  );
}

type Detail = Queries.ServiceDetailsFragment['details'][number];

interface RowProps {
  detail: Detail;
  /** The only one of its page. */
  isOnly?: boolean;
  isReversed: boolean;
}

/** Picture, points and text of a detail. On a phone the text is folded, unless there is nothing else. */
function DetailRow({ detail, isOnly = false, isReversed }: RowProps) {
  const { t } = useTranslation();
  const { title, text, points, facts } = detail.translation;
  const id = detailAnchor(detail.slug);
  const Heading = isOnly ? 'h2' : 'h3';
  const isFolded = Boolean(points?.length || facts?.length);
  const words = (
    <>
      <p>{text}</p>
      <Sources figures={detail.figures} />
    </>
  );
  return (
    <article className="jump-target" id={id} aria-labelledby={`${id}-title`}>
      <PictureRow picture={detail.image} isOnly={isOnly} isReversed={isReversed}>
        <div className="vstack gap-3">
          <Heading className={isOnly ? undefined : 'h3'} id={`${id}-title`}>
            {title}
          </Heading>
          {points && points.length > 0 && (
            <ul className="service-details__points vstack gap-2" role="list">
              {points.map((point, index) => (
                <li key={index} className="d-flex gap-2 text-body-emphasis lh-sm">
                  <Icon name="check" />
                  {point}
                </li>
              ))}
            </ul>
          )}
          {facts && facts.length > 0 && (
            <dl>
              {facts.map(({ label, value }, index) => (
                <div key={index} className="d-flex gap-3 py-2 border-top lh-sm">
                  <dt className="col-4 text-body-secondary text-break fw-normal">{label}</dt>
                  <dd className="text-body-emphasis fw-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {isFolded ? (
            <details className="service-details__more">
              <summary className="icon-link py-2">
                {t('service:more')} <span className="visually-hidden">({title})</span>
                <Icon name="chevron" />
              </summary>
              <div className="vstack gap-3">{words}</div>
            </details>
          ) : (
            words
          )}
        </div>
      </PictureRow>
    </article>
  );
}

export const fragment = graphql`
  fragment ServiceDetails on Service {
    isAvailable
    category {
      slug
    }
    translation(language: $language) {
      detailsTitle
    }
    projects {
      slug
      town
      translation(language: $language) {
        title
      }
    }
    details {
      slug
      translation(language: $language) {
        title
        text
        points
        facts {
          label
          value
        }
      }
      figures {
        ...FigureSource
      }
      image {
        ...LargePicture
      }
    }
  }
`;
