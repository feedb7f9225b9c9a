import { createFormReceiver } from './form-receiver/server.mjs';
import { listen, receiverPort } from './ports.mjs';
import { fail, say } from './terminal.mjs';

/**
 * Starts the local form receiver. It prints each request and stores it in received/requests.jsonl. With `FORM_PLANS`,
 * tests can plan its answers.
 */

const file = process.env.FORM_FILE ?? 'received/requests.jsonl';

/** A text of somebody else: what could steer the terminal is printed by its number. @param {string} text */
const harmless = (text) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(
      /[^\P{C}\n]/gu,
      (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}}`,
    );

/** @param {string} name @param {string} text */
const printed = (name, text) =>
  `    ${harmless(name).replaceAll('\n', ' ')}: ${harmless(text).replaceAll('\n', '\n      ')}`;

/** @param {import('./form-receiver/server.mjs').Received} received */
function print({ at, fields, photos = [] }) {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((text) => printed(name, text)),
  );
  if (photos.length > 0) lines.push(printed('photos', photos.join('\n')));
  say(`\n  A form arrived (${at})\n${lines.join('\n')}`);
}

function createServer() {
  try {
    return createFormReceiver({
      file,
      onReceive: print,
      takesPlans: Boolean(process.env.FORM_PLANS),
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return fail(`The folder of ${file}, where forms are stored, cannot be made (${String(code)}).`);
  }
}

const port = await listen(createServer(), {
  port: receiverPort(),
  name: 'form receiver',
  variable: 'FORM_PORT',
});
say(`Forms arrive at http://localhost:${port}/submit and are stored in ${file}`);
