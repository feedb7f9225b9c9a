import type { Item } from '../../context/translations';

/** The words of the table and of the hosts, which stand with their section in `privacy-policy.json`. */
export type StorageWords = NonNullable<Item<'privacy-policy:sections'>['storage']>;
