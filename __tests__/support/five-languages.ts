import { type Language, languages } from '../../src/i18n/languages';

/**
 * The tests of code are written in these languages. A site may have others, which `__tests__/site` and the tests of the
 * editor over the real project look at.
 */
const five = ['fr', 'en', 'es', 'pt', 'it'] satisfies Language[];

(languages as Language[]).splice(0, languages.length, ...five);
