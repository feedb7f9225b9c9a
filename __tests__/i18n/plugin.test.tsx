import { Link, useI18next, useTranslation } from 'gatsby-plugin-react-i18next';
import { version } from 'i18next/package.json';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { version as reactVersion } from 'react-i18next/package.json';

/**
 * The plugin asks for older versions of both (docs/decisions.md), so no package manager says when they no longer fit.
 */

/** Without types. */
const { wrapPageElement } = jest.requireActual<{
  wrapPageElement: (page: object, options: object) => ReactElement;
}>('gatsby-plugin-react-i18next/gatsby-ssr');

function Greeting() {
  const { t } = useTranslation();
  const { language } = useI18next();
  return (
    <Link to="/contact">
      {language}: {t('common:nav.announcement', { page: '<Anne>' })}
    </Link>
  );
}

const data = {
  locales: {
    edges: [
      { node: { ns: 'common', language: 'en', data: '{"nav":{"announcement":"Hello {{page}}"}}' } },
      { node: { ns: 'home', language: 'en', data: '{}' } },
    ],
  },
};

const i18n = {
  language: 'en',
  languages: ['fr', 'en'],
  defaultLanguage: 'fr',
  routed: true,
  originalPath: '/',
  path: '/en',
};

it(`gatsby-plugin-react-i18next gives pages their words with i18next ${version} and react-i18next ${reactVersion}`, () => {
  const page = wrapPageElement(
    { element: <Greeting />, props: { data, pageContext: { i18n } } },
    {
      redirect: false,
      i18nextOptions: { defaultNS: 'common', interpolation: { escapeValue: false } },
    },
  );
  const served = '<a hrefLang="en" href="/en/contact">en<!-- -->: <!-- -->Hello &lt;Anne&gt;</a>';
  expect(renderToString(page)).toBe(served);
});
