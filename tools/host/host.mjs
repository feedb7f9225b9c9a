import { existsSync } from 'node:fs';
import { serve } from '../served-site.mjs';
import { fail, say } from '../terminal.mjs';
import { questions } from './addresses.mjs';
import { ask } from './ask.mjs';
import { differences, lineOf, nameOf, unexpected } from './compare.mjs';
import { ensureNetlify } from './install.mjs';
import { known } from './known.mjs';
import { startNetlifyDev } from './netlify-dev.mjs';

/** Fails where `npm run serve` and `netlify dev` answer differently for the built site, except where that is known. */

if (!existsSync('public/index.html'))
  fail('There is no built site in public/. Run "npm run build" first.');
await ensureNetlify();

const site = await serve('.');
const host = await startNetlifyDev();
const asked = questions();
const found = [];
for (const question of asked) {
  const ours = await ask(site.origin, question);
  const theirs = await ask(host.origin, question);
  found.push(...differences(nameOf(question), ours, theirs));
}
site.stop();
await host.stop();

const { unknown, gone } = unexpected(found, known);
for (const each of known) say(`Known: ${lineOf(each)}. ${each.reason}`);
if (unknown.length > 0) say(`\nnpm run serve / netlify dev differ:\n${unknown.join('\n')}`);
if (gone.length > 0) say(`\nKnown differences that are no more:\n${gone.join('\n')}`);
if (unknown.length + gone.length > 0) fail('The two servers do not answer as expected.');
say(`\n${asked.length} addresses: both servers answer alike, but for ${known.length} known cases.`);
