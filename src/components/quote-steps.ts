/** Steps from request to result. Their texts are in `common:steps`. */
export const steps = ['ask', 'quote', 'work'] as const;
