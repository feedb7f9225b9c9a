import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import { I18nextContext, I18nextProvider } from 'gatsby-plugin-react-i18next';
import i18next from 'i18next';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SitePageContext } from '../../src/hooks/usePage';
import type { SitePage } from '../../src/layout/site-page';
import { fallbackLanguage, languages, type Language } from '../../src/i18n/languages';
import { contactPage } from './page';
import { textsOf } from './texts';

interface Options {
  language?: Language;
  /** Differences from the contact page. */
  page?: Partial<SitePage>;
  /** Texts that replace those of `locales/`, by namespace. */
  words?: Record<string, object>;
}

/** The providers around a page's sections: of the root, the i18n plugin and the layout. */
function PageAround({
  language = fallbackLanguage,
  page,
  words,
  children,
}: Options & { children: ReactNode }) {
  const i18n = useMemo(() => {
    const instance = i18next.createInstance();
    void instance.init({
      lng: language,
      defaultNS: 'common',
      resources: { [language]: words ?? textsOf(language) },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
    return instance;
  }, [language, words]);
  const route = page?.route ?? contactPage.route;
  const place = {
    language,
    languages: [...languages],
    defaultLanguage: fallbackLanguage,
    generateDefaultLanguagePage: false,
    routed: language !== fallbackLanguage,
    originalPath: route,
    path: route,
  };
  return (
    <I18nextProvider i18n={i18n}>
      <I18nextContext.Provider value={place}>
        <SitePageContext.Provider value={{ ...contactPage, language, ...page }}>
          {children}
        </SitePageContext.Provider>
      </I18nextContext.Provider>
    </I18nextProvider>
  );
}

export interface RenderedInPage extends RenderResult {
  /** Replaces the page by another one, or by another language, around the same element. */
  moveTo: (options: Options) => void;
}

/** An element with all providers of a page. */
const inPage = (element: ReactNode, options: Options = {}) => (
  <PageAround {...options}>{element}</PageAround>
);

/** Serves an element with all providers of a page, lets the visitor do something there, and hydrates it. */
export function hydrateInPage(
  element: ReactElement,
  options: Options,
  early: (served: HTMLElement) => void,
): RenderedInPage {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inPage(element, options));
  early(container);
  return renderInPage(element, options, { container, hydrate: true });
}

/** Renders an element with all providers of a page. */
export function renderInPage(
  element: ReactElement,
  options: Options = {},
  how: RenderOptions = {},
): RenderedInPage {
  const result = render(inPage(element, options), how);
  return {
    ...result,
    rerender: (next) => result.rerender(inPage(next, options)),
    moveTo: (place) => result.rerender(inPage(element, place)),
  };
}
