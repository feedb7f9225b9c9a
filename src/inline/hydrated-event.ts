/** Name of the event by which the scripts tell the late scripts' loader that they have hydrated the page. */
export const hydratedEvent = 'hydrated';
