import { z } from 'zod';
import { slug, text } from './fields';

const facts = { slug, name: text };

/**
 * One thing that the site keeps on a visitor's device. `name` is that of the cookie or the key; `*` stands for any text.
 *
 * - A cookie lasts until the browser is closed, and goes to the site's host with its requests.
 * - Local storage stays until it is cleared, and goes nowhere.
 * - Session storage lasts at most as long as its tab. What a form sends goes to the form service.
 * - What only tests whether there is such a storage is removed at once.
 */
export const storedItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...facts,
    kind: z.literal('cookie'),
    lasts: z.literal('browser'),
    sentTo: z.literal('site'),
  }),
  z.strictObject({
    ...facts,
    kind: z.literal('local'),
    lasts: z.enum(['cleared', 'removed']),
  }),
  z.strictObject({
    ...facts,
    kind: z.literal('session'),
    lasts: z.enum(['tab', 'sent', 'reloaded', 'removed']),
    sentTo: z.literal('forms').optional(),
  }),
]);
