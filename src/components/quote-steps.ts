/** Steps from request to result. Their texts are in `common:steps`. */
export const quoteSteps = ['ask', 'quote', 'work'] as const;
