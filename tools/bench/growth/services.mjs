/**
 * @typedef {{ slug: string, route: string, category: string, order: number } & Record<string, unknown>} Service
 * @typedef {{ title: string, summary: string } & Record<string, unknown>} ServiceWords
 * @typedef {{ slug: string, original: string, number: number }} Copy a copy of the service `original`; `number` is its copy number, from 2
 */

/**
 * Extends a list of services by copies of its services in turn, each with its own slug, route and order.
 *
 * @param {readonly Service[]} services
 * @param {number} count length of the new list, at least that of the old one
 * @returns {{ services: Service[], copies: Copy[] }} the new list, and the copies in it
 */
export function growServices(services, count) {
  const orders = Math.max(...services.map(({ order }) => order));
  const copies = Array.from({ length: count - services.length }, (_, index) => {
    const original = /** @type {Service} */ (services[index % services.length]);
    const number = Math.floor(index / services.length) + 2;
    const slug = `${original.slug}-${number}`;
    const order = original.order + (number - 1) * orders;
    const copy = { ...original, slug, order, route: `${original.route}_${number}` };
    return { copy, slug, original: original.slug, number };
  });
  return {
    services: [...services, ...copies.map(({ copy }) => copy)],
    copies: copies.map(({ slug, original, number }) => ({ slug, original, number })),
  };
}

/**
 * The texts of a copy: those of the service, with the copy number after title and summary.
 *
 * @param {ServiceWords} words texts in one language
 * @param {number} number copy number
 * @returns {ServiceWords}
 */
export function numberWords(words, number) {
  return { ...words, title: `${words.title} ${number}`, summary: `${words.summary} ${number}` };
}
