import type { FactTranslations } from '../../src/content/words';

/** The words that facts are written with, in English. */
export const factTranslations: FactTranslations = {
  reply: {
    soon: 'soon',
    workingDays: { one: 'in a day', other: 'in {{count}} days' },
    hours: { one: 'in an hour', other: 'in {{count}} hours' },
  },
  languages: { one: '{{count}} language', other: '{{count}} languages' },
};
