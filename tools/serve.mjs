import { existsSync } from 'node:fs';
import { listen, sitePort } from './ports.mjs';
import { createSiteServer } from './site-server/server.mjs';
import { fail, say } from './terminal.mjs';

if (!existsSync('public/index.html'))
  fail('There is no built site in public/. Run "npm run build" first.');
const port = await listen(await createSiteServer('public'), {
  port: sitePort(),
  name: 'site',
  variable: 'PORT',
});
say(`The site is at http://localhost:${port}  (Ctrl+C stops it)`);
