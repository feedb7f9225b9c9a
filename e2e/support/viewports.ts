/** The windows in which the tests look at pages, px. */

export const desk = { width: 1440, height: 900 };

export const phone = { width: 390, height: 844 };

/** Low: the form of the home page is at its tightest. */
export const laptop = { width: 1366, height: 650 };
