/** How many photographs a request can have. */
export const mostPhotos = 3;

/** How large a photograph may be before it is made smaller, megabytes (10⁶ bytes). */
export const largestPhoto = 30;

/** The longer side of a photograph that is sent, px. */
export const longestSide = 1600;
