import { dataFile } from '../../src/content/model';
import { serviceNamespace } from '../../src/content/words';
import { fallbackLanguage } from '../../src/i18n/languages';
import { isObject, objectsIn, valueAt, type JsonObject } from '../json';
import { wordsFile, type Project } from '../store/content';
import { wordsFrom } from './places';

/** What the owner may leave empty, filled in from the rest. */

/** An address like those of the other services: `/service-Bornes_de_recharge`. */
const routeFrom = (title: string) => `/service-${wordsFrom(title)}`;

const servicesIn = (files: Project) => objectsIn(files[dataFile('services')]);

/**
 * Gives each service an order of its own within its category: the one that was there first keeps it. Where a service has
 * moved, the category is numbered from 1 again, as the editor numbers all services through.
 */
function orderServices(services: JsonObject[], before: JsonObject[]): void {
  const placeBefore = ({ slug, category }: JsonObject) =>
    before.find((each) => each.slug === slug && each.category === category)?.order;
  const isMoved = (service: JsonObject) => placeBefore(service) !== service.order;
  const moved = new Set(services.filter(isMoved).map(({ category }) => category));
  for (const service of services) {
    const others = services.filter(
      (each) => each !== service && each.category === service.category,
    );
    const orders = others.map(({ order }) => Number(order)).filter(Number.isInteger);
    const isTaken = orders.includes(Number(service.order)) && isMoved(service);
    if (isTaken || !Number.isInteger(service.order)) service.order = Math.max(0, ...orders) + 1;
  }
  for (const category of moved)
    services
      .filter((service) => service.category === category)
      .sort((one, other) => Number(one.order) - Number(other.order))
      .forEach((service, index) => (service.order = index + 1));
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

/** Fills in the address and the order of services that have none, and the number to dial, in place. */
export function fillIn(files: Project, before: Project): void {
  followPhone(files, before);
  const services = servicesIn(files);
  for (const service of services) {
    if (typeof service.slug !== 'string') continue;
    const words = files[wordsFile(fallbackLanguage, serviceNamespace(service.slug))];
    const title = valueAt(words, ['title']);
    if (!service.route && typeof title === 'string') service.route = routeFrom(title);
  }
  orderServices(services, servicesIn(before));
}
