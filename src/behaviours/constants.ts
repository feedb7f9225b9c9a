/** The numbers of the specification (section 9) that behaviour depends on. */

/** Scroll offset above which the header is sticky, px. */
export const stickyAbove = 100;
