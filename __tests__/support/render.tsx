import { render, type RenderResult } from '@testing-library/react';
import i18next from 'i18next';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { SiteDataContext, type SiteData } from '../../src/context/site-data';
import { TranslationsContext, translationsOf } from '../../src/context/translations';
import { CurrentPageContext, type CurrentPage } from '../../src/context/current-page';
import { fallbackLanguage, type Language } from '../../src/i18n/languages';
import { currentPage, siteData } from './site-data';
import { textsOf } from './texts';

interface Options {
  language?: Language;
  site?: Partial<SiteData>;
  page?: Partial<CurrentPage>;
}

/** What a page has around its sections: the words of a language, the business, the menus. */
function PageAround({
  language = fallbackLanguage,
  site,
  page,
  children,
}: Options & { children: ReactNode }) {
  const translations = useMemo(() => {
    const instance = i18next.createInstance();
    void instance.init({
      lng: language,
      resources: { [language]: textsOf(language) },
      interpolation: { escapeValue: false },
      initImmediate: false,
    });
    return translationsOf(instance);
  }, [language]);
  return (
    <TranslationsContext.Provider value={translations}>
      <SiteDataContext.Provider value={{ ...siteData, ...site }}>
        <CurrentPageContext.Provider value={{ ...currentPage, ...page }}>
          {children}
        </CurrentPageContext.Provider>
      </SiteDataContext.Provider>
    </TranslationsContext.Provider>
  );
}

export interface RenderedInPage extends RenderResult {
  /** Another page, or this one in another language, takes the page's place around the same element. */
  moveTo: (options: Options) => void;
}

/** Renders with everything a page has around its sections. */
export function renderInPage(element: ReactElement, options: Options = {}): RenderedInPage {
  const around = (child: ReactNode, place: Options) => <PageAround {...place}>{child}</PageAround>;
  const result = render(around(element, options));
  return {
    ...result,
    rerender: (next) => result.rerender(around(next, options)),
    moveTo: (place) => result.rerender(around(element, place)),
  };
}
