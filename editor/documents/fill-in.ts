import { dataFile, recordFile } from '../../src/content/model';
import { fallbackLanguage } from '../../src/i18n/languages';
import { isObject, valueAt, type JsonObject } from '../json';
import { recordsOf, type Project } from '../store/content';
import { wordsFrom } from './places';

/** What the owner may leave empty, filled in from the rest. */

/** An address like those of the other services: `/service-Bornes_de_recharge`. */
const routeFrom = (title: string) => `/service-${wordsFrom(title)}`;

/**
 * Gives each record of a folder a place of its own: one that is new, or whose place another one has kept, comes last.
 */
function placeLast<Each extends JsonObject>(records: Each[], before: JsonObject[]): void {
  const isKept = ({ slug, order }: JsonObject) =>
    before.some((each) => each.slug === slug && each.order === order);
  for (const [index, record] of records.entries()) {
    const orders = records.filter((each) => each !== record).map(({ order }) => Number(order));
    const isFree = Number.isInteger(record.order) && !orders.includes(Number(record.order));
    if (isFree || isKept(record)) continue;
    const order = Math.max(0, ...orders.filter(Number.isInteger)) + 1;
    records[index] = Object.assign({ order }, record, { order });
  }
}

/** The number to dial for one as it is shown; undefined where only its owner knows the country. */
function dialled(shown: string): string | undefined {
  const number = shown.replaceAll(/[^+\d]/g, '').replace(/^00/, '+');
  if (number.startsWith('+')) return number;
  return /^0\d{9}$/.test(number) ? number.replace('0', '+41') : undefined;
}

/** Lets the telephone number that visitors dial follow the one that they read. */
function followPhone(files: Project, before: Project): void {
  const [phone, old] = [files, before].map((each) => valueAt(each[dataFile('company')], ['phone']));
  if (!isObject(phone) || !isObject(old) || typeof phone.display !== 'string') return;
  if (phone.display === old.display || phone.international !== old.international) return;
  const number = dialled(phone.display);
  if (number) phone.international = number;
}

/** Fills in the address of services that have none, the place of records, and the number to dial, in place. */
export function fillIn(files: Project, before: Project): void {
  followPhone(files, before);
  for (const folder of ['services', 'projects'] as const) {
    const records = recordsOf(files, folder);
    placeLast(records, recordsOf(before, folder));
    for (const { slug, ...record } of records) {
      const title = valueAt(record.title, [fallbackLanguage]);
      const isUnaddressed = folder === 'services' && !record.route && typeof title === 'string';
      if (isUnaddressed) record.route = routeFrom(title);
      files[recordFile(folder, slug)] = record;
    }
  }
}
