import { type MouseEvent, useSyncExternalStore } from 'react';
import { Link, useI18next, useTranslation } from 'gatsby-plugin-react-i18next';
import { Form } from '../components/Form/Form';
import { PrivacyLink } from '../components/Form/PrivacyLink';
import { Icon, isIconName } from '../components/Icon';
import { usePage } from '../hooks/usePage';
import { anchors, routes } from '../routes';
import { useMenuLinks } from './useSiteLinks';
import { languageParameter } from '../i18n/detector';
import { fallbackLanguage, isLanguage, type Language, languageFacts } from '../i18n/languages';
import { localisedPath } from '../i18n/paths';
import { useLanguageChange } from '../i18n/useLanguage';
import { ContactLink } from '../components/ContactLinks';
import { OpeningState } from '../components/OpeningState/OpeningState';
import './Footer.scss';

const neverChanges = () => () => undefined;

/** The current year, also on a page that was built last year. The served page shows the year of the build. */
export function useCurrentYear(builtIn: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => String(new Date().getFullYear()),
    () => builtIn,
  );
}

const titleId = 'newsletter-title';

export function Newsletter() {
  const { t } = useTranslation();
  return (
    <div className="newsletter">
      <h2 className="newsletter__title" id={titleId}>
        {t('common:footer.newsletter.title')}
      </h2>
      <p className="newsletter__text">{t('common:footer.newsletter.text')}</p>
      <Form form="newsletter" className="newsletter__form" labelledBy={titleId}>
        {(sending) => (
          <button
            className="btn btn-outline-primary"
            type="submit"
            aria-disabled={sending || undefined}
          >
            {sending ? t('common:form.sending') : t('common:footer.newsletter.submit')}
          </button>
        )}
      </Form>
      <PrivacyLink text={t('common:footer.newsletter.leave')} />
    </div>
  );
}

function Links({ links }: { links: { route: string; title: string }[] }) {
  return (
    <ul className="site-map__links" role="list">
      {links.map(({ route, title }) => (
        <li key={route}>
          <Link className="site-map__link" to={route}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to every page: the services by category, then the other pages. */
export function SiteMap() {
  const { t } = useTranslation();
  const { company, categories } = usePage();
  return (
    <nav className="columns site-map" id={anchors.siteLinks} aria-label={t('common:nav.menu')}>
      {categories.map(({ slug, route, translation, services }) => (
        <div key={slug} className="site-map__group" data-category={slug}>
          <h2 className="site-map__title">
            {isIconName(slug) && <Icon name={slug} className="site-map__icon" />}
            <Link className="site-map__category" to={route}>
              {translation.title}
            </Link>
          </h2>
          <Links
            links={services.map((service) => ({
              route: service.route,
              title: service.translation.title,
            }))}
          />
        </div>
      ))}
      <div className="site-map__group">
        <h2 className="site-map__title">{company.name}</h2>
        <Links links={useMenuLinks()} />
      </div>
    </nav>
  );
}

/** A French address has no prefix to say it, and would lead a visitor who reads another language away again. */
const addressOf = (path: string, language: Language) =>
  language === fallbackLanguage
    ? `${path}?${languageParameter}=${language}`
    : localisedPath(path, language);

/** Links to the current page in every language. They work without script. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const { language: current, languages, originalPath } = useI18next();
  const changeLanguage = useLanguageChange();
  const choose = (event: MouseEvent, language: Language) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void changeLanguage(language);
  };
  return (
    <nav
      className="footer-base__languages"
      id={anchors.siteLanguages}
      aria-label={t('common:language.list')}
    >
      <ul className="footer-base__list" role="list">
        {languages.filter(isLanguage).map((language) => (
          <li key={language}>
            <a
              className="footer-base__link"
              href={addressOf(originalPath, language)}
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

/** The last line of the footer: copyright, legal pages, social networks, languages. */
export function FooterBase() {
  const { t } = useTranslation();
  const { company, buildYear } = usePage();
  const year = useCurrentYear(buildYear);
  return (
    <div className="footer-base">
      <p>{t('common:footer.copyright', { year })}</p>
      <nav aria-label={t('common:footer.legal')}>
        <ul className="footer-base__list" role="list">
          <li>
            <Link className="footer-base__link" to={routes.privacyPolicy}>
              {t('common:footer.privacy')}
            </Link>
          </li>
          <li>
            <Link className="footer-base__link" to={routes.termsUse}>
              {t('common:footer.terms')}
            </Link>
          </li>
        </ul>
      </nav>
      <ul className="footer-base__list" role="list" aria-label={t('common:footer.social')}>
        {company.social.map(({ name, url }) => (
          <li key={name}>
            <a className="footer-base__link" href={url}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <LanguageLinks />
    </div>
  );
}

/** The footer: contact details, newsletter form, site map, legal links and languages. */
export function Footer() {
  const { t } = useTranslation();
  const { name, email, address } = usePage().company;
  return (
    <footer className="footer">
      <div className="container">
        <div className="columns footer__top">
          <div className="footer__contact">
            <p className="small text-body-secondary">{t('common:footer.repairs')}</p>
            <ContactLink by="phone" className="footer__phone" />
            <a className="footer__email" href={`mailto:${email}`}>
              {email}
            </a>
            <div className="footer__office">
              <address>
                {`${name}, ${address.street}, ${address.postalCode}\u00a0${address.locality}`}
              </address>
              <p>{t('common:hours.office')}</p>
              <OpeningState />
            </div>
          </div>
          <div className="footer__letter">
            <Newsletter />
          </div>
        </div>
        <SiteMap />
        <FooterBase />
      </div>
    </footer>
  );
}
