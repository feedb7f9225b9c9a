import { createFormReceiver } from './form-receiver/server.mjs';
import { listen, receiverPort } from './ports.mjs';
import { say } from './terminal.mjs';

/** Starts the local form receiver. It prints each request and stores it in received/requests.jsonl. */

const file = process.env.FORM_FILE ?? 'received/requests.jsonl';

const server = createFormReceiver({
  file,
  onReceive: ({ at, fields, photos = [] }) => {
    const all = photos.length > 0 ? { ...fields, photos: photos.join('\n') } : fields;
    const lines = Object.entries(all).map(
      ([name, value]) => `    ${name}: ${value.replaceAll('\n', '\n      ')}`,
    );
    say(`\n  A form arrived (${at})\n${lines.join('\n')}`);
  },
});
const port = await listen(server, {
  port: receiverPort(),
  name: 'form receiver',
  variable: 'FORM_PORT',
});
say(`Forms arrive at http://localhost:${port}/submit and are stored in ${file}`);
