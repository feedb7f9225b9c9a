/** Numbers of the specification, section 9. */

/** Scroll offset above which the header is sticky, px. */
export const stickyAbove = 100;

/** How long a notice stays, ms. */
export const noticeDuration = 5000;

/** How long the carousel shows a slide, ms. */
export const carouselInterval = 5000;

/** How many projects the carousel shows; a list below has the others. */
export const carouselSlides = 6;

/** Shortest swipe that changes the slide, px. */
export const swipeThreshold = 40;

/** How long a smooth scroll takes, ms. */
export const scrollDuration = 500;

/** Where a smooth scroll ends, px from the target's top. */
export const scrollOffset = -50;

/** How long a picture fades and a figure counts, ms: `--base` of src/styles/_tokens.scss. */
export const changeDuration = 300;

/** How far a section is inside the window when it appears, px. */
export const revealOffset = 150;

/** Tilt of detail pictures: largest angle in degrees, perspective in px, transition in ms. */
export const tilt = { max: 35, perspective: 2000, speed: 300 };
