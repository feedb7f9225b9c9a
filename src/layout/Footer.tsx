import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import type { MouseEvent, ReactNode } from 'react';
import { opensElsewhere } from '../browser/opens-elsewhere';
import { ContactLink, PostalAddress } from '../components/ContactLinks';
import { Icon, isIconName } from '../components/Icon';
import { PowerCutLink } from '../components/PowerCutLink';
import { useInBrowser } from '../hooks/useInBrowser';
import { Newsletter } from '../forms/Newsletter';
import { usePage } from '../hooks/usePage';
import type { MenuCategory } from './site-page';
import { fallbackLanguage, languageFacts, languages, type Language } from '../i18n/languages';
import { askingForFallback, localisedPath } from '../i18n/paths';
import { useLanguageChange } from './language-change';
import { anchors, routes } from '../routes';
import { socialLinks } from './social-links';
import { useSiteLinks, type SiteLink } from './useSiteLinks';
import './Footer.scss';

/** Link whose touch target is high enough on a phone. */
const tapLink = 'footer__tap link-amber';

function Contact() {
  const { t } = useTranslation();
  const { name, legalName, email, authorisations } = usePage().company;
  return (
    <>
      <p className="small text-body-secondary">{t('common:footer.repairs')}</p>
      <p>
        <ContactLink by="phone" className="footer__tap fs-2" />
      </p>
      <p className="lead text-break">
        <a className="footer__tap" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <div className="mt-1 mt-sm-3 text-body-secondary">
        <address>
          {legalName ?? name}, <PostalAddress />
          {authorisations.ide && <span className="d-block">{authorisations.ide}</span>}
        </address>
        <p>{t('common:hours.office')}</p>
      </div>
    </>
  );
}

function Links({ links, last }: { links: SiteLink[]; last?: JSX.Element | undefined }) {
  return (
    <ul className="pb-2 pb-sm-0 mt-sm-2" role="list">
      {links.map(({ route, title }) => (
        <li key={route}>
          <Link className={tapLink} to={route}>
            {title}
          </Link>
        </li>
      ))}
      {last && <li>{last}</li>}
    </ul>
  );
}

interface GroupProps {
  title: string;
  /** Heading in a wide window, unless the content has its own. */
  heading?: ReactNode;
  /** Slug of the category whose tint it has. */
  category?: string;
  children: ReactNode;
}

/** A part of the footer: on a phone folded under its title, else open below its heading. */
function Group({ title, heading, category, children }: GroupProps) {
  return (
    <details className="footer__group" data-category={category}>
      <summary className="d-flex align-items-center h6">
        {title}
        <Icon name="plus" className="accordion-sign" />
      </summary>
      {heading && <div className="footer__heading">{heading}</div>}
      {children}
    </details>
  );
}

/** The services of a category. */
function FooterCategory({ category }: { category: MenuCategory }) {
  const { t } = useTranslation();
  const { slug, route, translation, services } = category;
  return (
    <Group
      title={translation.title}
      category={slug}
      heading={
        <h2 className="h6 d-flex gap-2">
          {isIconName(slug) && <Icon name={slug} className="site-map__icon" />}
          <Link className={tapLink} to={route}>
            {translation.title}
          </Link>
        </h2>
      }
    >
      <Links
        links={services.map((service) => ({
          route: service.route,
          title: service.translation.title,
        }))}
        last={
          <Link className={`${tapLink} d-sm-none fw-semibold`} to={route}>
            {t('common:allServices')} <span className="visually-hidden">({translation.title})</span>
          </Link>
        }
      />
    </Group>
  );
}

/** Links to every page: the services by category, then the other pages. */
function SiteMap() {
  const { t } = useTranslation();
  const { company, categories, powerCutRoute } = usePage();
  const siteLinks = useSiteLinks();
  return (
    <nav
      className="row row-cols-1 row-cols-sm-2 row-cols-lg-4 gx-0 gx-sm-4 row-gap-sm-4"
      id={anchors.siteLinks}
      aria-label={t('common:nav.menu')}
    >
      {categories.map((category) => (
        <FooterCategory key={category.slug} category={category} />
      ))}
      <Group title={company.name} heading={<h2 className="h6 py-sm-1">{company.name}</h2>}>
        <Links
          links={siteLinks}
          last={powerCutRoute ? <PowerCutLink className={tapLink} /> : undefined}
        />
      </Group>
    </nav>
  );
}

/** A French address has no language prefix: without the parameter it would redirect visitors with another language. */
const addressOf = (path: string, language: Language) =>
  language === fallbackLanguage ? `${path}${askingForFallback('')}` : localisedPath(path, language);

/** Links to the current page in every language. They work without script. */
function LanguageLinks() {
  const { t } = useTranslation();
  const { language: current, route } = usePage();
  const changeLanguage = useLanguageChange();
  const choose = (event: MouseEvent, language: Language) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    changeLanguage(language);
  };
  return (
    <nav className="ms-lg-auto" id={anchors.siteLanguages} aria-label={t('common:language.list')}>
      <ul className="footer__list" role="list">
        {languages.map((language) => (
          <li key={language}>
            <a
              className={tapLink}
              href={addressOf(route, language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => choose(event, language)}
            >
              {languageFacts[language].ownName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The current year, also on a page that was built last year. The served page shows the year of the build. */
export const useCurrentYear = (builtIn: string): string =>
  useInBrowser(() => String(new Date().getFullYear()), builtIn);

/** The last line (on a phone, rows): legal pages, social networks, languages, copyright. */
function FooterBase() {
  const { t } = useTranslation();
  const { company, buildYear } = usePage();
  const year = useCurrentYear(buildYear);
  return (
    <div className="d-flex flex-column flex-sm-row flex-wrap align-items-start align-items-sm-center row-gap-sm-2 column-gap-4 mt-2 mt-sm-5 pt-sm-4 footer__base small text-body-secondary">
      <p className="order-last order-sm-first">{t('common:footer.copyright', { year })}</p>
      <nav aria-label={t('common:footer.legal')}>
        <ul className="footer__list" role="list">
          <li>
            <Link className={tapLink} to={routes.privacyPolicy}>
              {t('common:footer.privacy')}
            </Link>
          </li>
          <li>
            <Link className={tapLink} to={routes.termsUse}>
              {t('common:footer.terms')}
            </Link>
          </li>
        </ul>
      </nav>
      <ul className="footer__list d-print-none" role="list" aria-label={t('common:footer.social')}>
        {socialLinks(company).map(({ name, url }) => (
          <li key={url}>
            <a className={tapLink} href={url}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <LanguageLinks />
    </div>
  );
}

/** Note that the data are examples, on a placeholder site. */
function Demonstration() {
  const { t } = useTranslation();
  const { siteState } = usePage().company;
  if (siteState !== 'placeholder') return null;
  return (
    <div className="container mt-3">
      <p className="footer__demo d-print-none py-1 px-3 rounded-2 small text-body-secondary bg-body-tertiary">
        {t('common:demo')}
      </p>
    </div>
  );
}

/** The footer: contact details, newsletter form, site map, legal links and languages. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer">
      <div className="container">
        <div className="row justify-content-between gy-2 gy-sm-5">
          <div className="col-lg-5">
            <Contact />
          </div>
          <div className="col-lg-6">
            <Group title={t('common:footer.newsletter.title')}>
              <Newsletter />
            </Group>
          </div>
        </div>
        <hr className="d-none d-sm-block d-print-none border-top opacity-100 my-5" />
        <SiteMap />
        <FooterBase />
      </div>
      <Demonstration />
    </footer>
  );
}
