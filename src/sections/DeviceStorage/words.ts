import type privacyPolicy from '../../../locales/fr/privacy-policy.json';

/** The words of the table and of the hosts, which stand with their section in `privacy-policy.json`. */
export type StorageWords = NonNullable<(typeof privacyPolicy)['sections'][number]['storage']>;
