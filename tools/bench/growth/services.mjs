/**
 * @typedef {{ slug: string, route: string, category: string, order: number } & Record<string, unknown>} Service
 * @typedef {{ title: string, summary: string } & Record<string, unknown>} ServiceWords
 * @typedef {{ slug: string, original: string, number: number }} Copy which service was copied for the how manieth time
 */

/**
 * Makes a list of services longer: copies of those there are, in turn, each with slug, route and order of its own.
 *
 * @param {readonly Service[]} services
 * @param {number} count how many there shall be, at least as many as there are
 * @returns {{ services: Service[], copies: Copy[] }} the whole list, and what was added to it
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
 * The words of a copy: those of the service, told apart by a number.
 *
 * @param {ServiceWords} words in one language
 * @param {number} number
 * @returns {ServiceWords}
 */
export function numberWords(words, number) {
  return { ...words, title: `${words.title} ${number}`, summary: `${words.summary} ${number}` };
}
