/** Steps from request to result. Their texts are below `steps` in locales/LNG/common.json. */
export const quoteSteps = ['ask', 'quote', 'work'] as const;
