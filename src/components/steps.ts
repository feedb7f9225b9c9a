/** From request to result. `common:steps` has the words of each. */
export const steps = ['ask', 'quote', 'work'] as const;
