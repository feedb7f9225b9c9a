/** The numbers of the specification (section 9) that behaviour depends on. */

/** Scroll offset above which the header is sticky, px. */
export const stickyAbove = 100;

/** How long a notice stays, ms. */
export const noticeDuration = 5000;

/** How long the carousel shows a slide before it moves on, ms. */
export const carouselInterval = 5000;

/** How far a finger has to travel for the carousel to turn, px. */
export const swipeThreshold = 40;

/** How long a smooth scroll takes, ms. */
export const scrollDuration = 500;

/** Where a smooth scroll ends, px from the target's top: it stays that much below the window's edge. */
export const scrollOffset = -50;

/** How far a section has to come into the window before it appears, px. */
export const revealOffset = 150;

/** Tilt of detail pictures: angle in degrees, distance of the eye in px, time to settle in ms. */
export const tilt = { max: 35, perspective: 2000, speed: 300 };
