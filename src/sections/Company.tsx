import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Banner } from '../components/Banner';
import { FactCards } from '../components/FactCards';
import { PhoneLink } from '../components/ContactLinks';
import { PictureRow } from '../components/PictureRow';
import { ColumnSection, Section, SectionFrame } from '../components/Section';
import { routes } from '../routes';

/** The head of the company page. */
export function CompanyBanner({ picture }: { picture: Queries.LargePictureFragment }) {
  const { t } = useTranslation();
  return (
    <Banner title={t('company:title')} lead={t('company:lead')} picture={picture}>
      <Link className="btn btn-action d-none d-sm-inline-flex" to={routes.contact}>
        {t('common:call.quote')}
      </Link>
      <PhoneLink className="btn btn-outline-primary">{t('common:call.action')}</PhoneLink>
    </Banner>
  );
}

interface AboutProps {
  about: Queries.AboutFragment | null;
  picture: Queries.LargePictureFragment;
}

/**
 * Text about the business; nothing if there is none. The banner's picture overlaps its upper padding; on a phone the
 * text separates the two pictures.
 */
export function AboutUs({ about, picture }: AboutProps) {
  const { t } = useTranslation();
  if (!about) return null;
  return (
    <SectionFrame titleId="about-title">
      <div className="pt-4">
        <PictureRow picture={picture} isTextFirst>
          <h2 id="about-title">{t('company:about')}</h2>
          <div className="measure vstack gap-3 mt-4">
            {about.translation.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </PictureRow>
      </div>
    </SectionFrame>
  );
}

/** Values of the business; nothing if there are none. */
export function CompanyValues({ about }: Pick<AboutProps, 'about'>) {
  const { t } = useTranslation();
  const values = about?.translation.values ?? [];
  if (values.length === 0) return null;
  return (
    <ColumnSection titleId="values-title" title={t('company:values')}>
      <ul className="row gx-4 gx-sm-5 row-gap-4" role="list">
        {values.map(({ title, text }) => (
          <li key={title} className="col-6">
            <h3 className="h5 pt-3 border-top">{title}</h3>
            <p className="mt-2 small text-body-secondary">{text}</p>
          </li>
        ))}
      </ul>
    </ColumnSection>
  );
}

/** Guarantees and their duration; nothing if there are none. */
export function Guarantees({ guarantees }: { guarantees: readonly Queries.GuaranteeFragment[] }) {
  const { t } = useTranslation();
  if (guarantees.length === 0) return null;
  return (
    <Section isPanel titleId="guarantees-title" title={t('company:guarantees')}>
      <FactCards
        cards={guarantees.map(({ translation: { title, duration, text } }) => ({
          name: title,
          value: duration,
          note: text,
        }))}
      />
    </Section>
  );
}

/** Businesses that work for this one; nothing if there are none. */
export function Partners({ partners }: { partners: readonly Queries.PartnerFragment[] }) {
  const { t } = useTranslation();
  if (partners.length === 0) return null;
  return (
    <ColumnSection titleId="partners-title" title={t('company:partners')}>
      <ul className="border-top" role="list">
        {partners.map(({ id, name, url, translation }) => (
          <li key={id} className="row gx-0 row-gap-2 py-4 border-bottom">
            <h3 className="col-sm-5 h4 pe-sm-4">{url ? <a href={url}>{name}</a> : name}</h3>
            <p className="col-sm-7">{translation.role}</p>
          </li>
        ))}
      </ul>
    </ColumnSection>
  );
}

const authorisationNames = ['oibt', 'ide', 'insurance'] as const;

/** Registration numbers by which customers can check the business; nothing if none is filled in. */
export function Authorisations({ company }: { company: Queries.AuthorisationsFragment }) {
  const { t } = useTranslation();
  const numbers = company.authorisations;
  const filled = authorisationNames.filter((name) => numbers[name]);
  if (filled.length === 0) return null;
  return (
    <Section titleId="authorisations-title" title={t('company:authorisations.title')}>
      <FactCards
        isSmall
        cards={filled.map((name) => ({
          name: t(`company:authorisations.items.${name}.name`),
          value: numbers[name],
          note: t(`company:authorisations.items.${name}.check`),
        }))}
      />
    </Section>
  );
}

export const fragments = graphql`
  fragment About on About {
    translation(language: $language) {
      paragraphs
      values {
        title
        text
      }
    }
  }

  fragment Guarantee on Guarantee {
    translation(language: $language) {
      title
      duration
      text
    }
  }

  fragment Partner on Partner {
    id
    name
    url
    translation(language: $language) {
      role
    }
  }

  fragment Authorisations on Company {
    authorisations {
      oibt
      ide
      insurance
    }
  }
`;
