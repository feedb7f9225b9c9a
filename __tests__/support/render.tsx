import { render, type RenderResult } from '@testing-library/react';
import { I18nextContext } from 'gatsby-plugin-react-i18next';
import i18next from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { FrameContext, type Frame } from '../../src/components/Page/frame';
import { fallbackLanguage, languages, type Language } from '../../src/language/languages';
import { frame } from './frame';

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
}

/** Renders with everything a page has around its sections: the words of a language, the business, the menus. */
export function renderInPage(
  element: ReactElement,
  { language = fallbackLanguage, frame: changes }: Options = {},
): RenderResult {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: wordsOf(language) },
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  const context = {
    language,
    languages: [...languages],
    defaultLanguage: fallbackLanguage,
    routed: language !== fallbackLanguage,
    originalPath: frame.route,
    path: frame.route,
    generateDefaultLanguagePage: false,
    siteUrl: frame.company.siteUrl,
  };
  return render(
    <I18nextProvider i18n={i18n}>
      <I18nextContext.Provider value={context}>
        <FrameContext.Provider value={{ ...frame, ...changes }}>{element}</FrameContext.Provider>
      </I18nextContext.Provider>
    </I18nextProvider>,
  );
}
