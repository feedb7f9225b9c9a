import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { makeAvifQuickly } from '../../src/gatsby/avif-effort';

interface PluginSharp {
  processFile: (file: string, transforms: object[]) => Promise<unknown>;
}
const { processFile } = jest.requireActual<PluginSharp>('gatsby-plugin-sharp/process-file');
const { prototype } = sharp as unknown as { prototype: Record<'avif' | 'heif', unknown> };
const { avif } = prototype;
const folder = mkdtempSync(path.join(tmpdir(), 'avif-'));
afterAll(() => {
  Object.assign(prototype, { avif });
  rmSync(folder, { recursive: true });
});

it('makes an AVIF of gatsby-plugin-sharp at effort 2, in the given quality', async () => {
  const picture = path.join(folder, 'lamp.png');
  await sharp({ create: { width: 8, height: 8, channels: 3, background: 'gold' } }).toFile(picture);
  const heif = jest.spyOn(prototype, 'heif' as never);
  makeAvifQuickly();
  const args = { toFormat: 'avif', width: 4, quality: 50 };
  await processFile(picture, [{ outputPath: path.join(folder, 'lamp.avif'), args }]);
  expect(heif.mock.calls).toEqual([
    [expect.objectContaining({ quality: 50, effort: 2, compression: 'av1' })],
  ]);
});
