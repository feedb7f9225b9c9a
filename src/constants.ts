/**
 * The numbers of the specification, each with its section. Not here: the 5000 ms and the 40 px of Bootstrap's carousel;
 * languages (`src/i18n/languages.ts`), cookies and keys (`src/i18n/visitor-language.ts`), fields of forms
 * (`src/forms/fields.ts`), the 300 ms of collapse and fade (`--duration-base` in `src/styles/_tokens.scss`), the tiles
 * of the gallery and figures (`data/`), the 1 s and the 300 ms of the not-found page (`--duration-slower` beside it,
 * `src/sections/NotFound.scss`), webpack's 120,000 ms for a script, and how i18next loads texts (5 retries, the first
 * after 350 ms, 10 at a time).
 */

/** Scroll offset above which the header is sticky, px (spec, sections 2, 4 and 9). */
export const stickyAbove = 100;

/** How long the notice of a form's outcome stays, ms (spec, sections 4 and 9). */
export const noticeDuration = 5000;

/** How long a smooth scroll takes, ms (spec, sections 2 and 9). */
export const scrollDuration = 500;

/** Where a smooth scroll ends, px from the target's top (spec, sections 2 and 9). */
export const scrollOffset = -50;

/** How far a section is inside the window when it appears, px (spec, sections 2 and 9). */
export const revealOffset = 150;

/** How long scrolling has to pause before a section appears, ms (spec, section 9). */
export const revealDelay = 50;

/**
 * The size of a detail picture, px (spec, sections 2 and 9). Read by the check of pictures, and by the editor for
 * pictures that nobody has measured yet; queries and style sheets repeat it, as they cannot import.
 */
export const detailSize = { width: 610, height: 460 };

/** Tilt of detail pictures: largest angle in degrees, perspective in px, transition in ms (spec, section 9). */
export const tilt = { max: 35, perspective: 2000, speed: 300 };
