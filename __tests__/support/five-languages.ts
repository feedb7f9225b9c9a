import { type Language, languages } from '../../src/i18n/languages';

/**
 * Languages in which the tests of code are written. A site may have others, which `__tests__/site` and the tests of the
 * editor on the real project cover.
 */
const five = ['fr', 'en', 'es', 'pt', 'it'] satisfies Language[];

(languages as Language[]).splice(0, languages.length, ...five);
