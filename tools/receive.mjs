import { inspect } from 'node:util';
import { createFormReceiver } from './form-receiver.mjs';
import { listen, receiverPort } from './ports.mjs';
import { say } from './terminal.mjs';

/** Starts the local form receiver. It prints each request and stores it in received/requests.jsonl. */

const file = process.env.FORM_FILE ?? 'received/requests.jsonl';

const server = createFormReceiver({
  file,
  onReceive: (received) =>
    say(`\n  A form arrived\n${inspect(received, { maxStringLength: null })}`),
});
const port = await listen(server, {
  port: receiverPort(),
  name: 'form receiver',
  variable: 'FORM_PORT',
});
say(`Forms arrive at http://localhost:${port}/submit and are stored in ${file}`);
