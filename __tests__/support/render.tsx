import { render, type RenderResult } from '@testing-library/react';
import i18next from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { FrameContext, type Frame } from '../../src/components/Page/frame';
import { ThisPageContext, type ThisPage } from '../../src/components/Page/this-page';
import { fallbackLanguage, type Language } from '../../src/language/languages';
import { frame, thisPage } from './frame';

/** The words of `locales/`, as they lie on the disk: facts not filled in. */
export function wordsOf(language: Language): Record<string, Record<string, unknown>> {
  const folder = path.join(__dirname, '../../locales', language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>,
    ]),
  );
}

interface Options {
  language?: Language;
  frame?: Partial<Frame>;
  page?: Partial<ThisPage>;
}

/** What a page has around its sections: the words of a language, the business, the menus. */
function PageAround({
  language = fallbackLanguage,
  frame: changes,
  page,
  children,
}: Options & { children: ReactNode }) {
  const i18n = useMemo(() => {
    const instance = i18next.createInstance();
    void instance.init({
      lng: language,
      resources: { [language]: wordsOf(language) },
      interpolation: { escapeValue: false },
      initImmediate: false,
    });
    return instance;
  }, [language]);
  return (
    <I18nextProvider i18n={i18n}>
      <FrameContext.Provider value={{ ...frame, ...changes }}>
        <ThisPageContext.Provider value={{ ...thisPage, ...page }}>
          {children}
        </ThisPageContext.Provider>
      </FrameContext.Provider>
    </I18nextProvider>
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
