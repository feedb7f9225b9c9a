import path from 'node:path';
import sharp from 'sharp';
import { desk, phone } from '../support/viewports';
import { test } from './support/journey';
import { rest, windowCount } from './support/page-looks';

/** Takes whole pages, window by window (`npm run test:browsers -- --screens FOLDER`). */

const pages = {
  home: '/',
  service: '/service-Courant_Fort',
  contact: '/contact',
  references: '/referance',
};

for (const [name, address] of Object.entries(pages))
  for (const size of [phone, desk])
    for (const dark of [false, true]) {
      const title = [name, size.width, dark ? 'dark' : 'light'].join('-');
      test(title, async ({ visit, engine }) => {
        const visitor = await visit({ ...size, dark });
        await visitor.open(address);
        const windows: Uint8Array[] = [];
        const count = await visitor.look(windowCount);
        for (let number = 0; number < count; number += 1) {
          await visitor.scrollTo(number * size.height);
          await visitor.look(rest);
          windows.push(await visitor.picture());
        }
        const file = path.join(process.env.SCREENS ?? 'test-results', `${title}.${engine}.png`);
        await sharp(windows, { join: { across: 1 } }).toFile(file);
      });
    }
