/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fields, multipart, useReceiver } from '../support/receiver';

const { stored, post, printed } = useReceiver();

const starts = {
  jpg: Buffer.from('ffd8ffe000104a464946', 'hex'),
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  webp: Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
  heic: Buffer.from('\0\0\0\x18ftypheic'),
};

/** A request with files; their names and types are the client's. */
function withFiles(files: [content: Buffer, name: string][]) {
  const body = multipart(fields);
  for (const [content, name] of files)
    body.append('attachments', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name);
  return body;
}

it('keeps photographs beside the request, under names of its own', async () => {
  const body = withFiles([
    [starts.jpg, '../../../evil.js'],
    [starts.png, 'C:\\windows\\evil.exe'],
    [starts.webp, '/etc/passwd'],
  ]);
  expect((await post(body)).status).toBe(200);
  const [request] = stored();
  expect(request?.fields).toEqual(fields);
  const photos = request?.photos ?? [];
  expect(photos.map((file) => path.extname(file))).toEqual(['.jpg', '.png', '.webp']);
  for (const file of photos) {
    expect(path.basename(path.dirname(file))).toBe('photos');
    expect(path.basename(file)).toMatch(/^[\da-f-]{36}-\d\.\w+$/);
  }
  expect(readFileSync(photos[1]!)).toEqual(starts.png);
  await printed(/photos: \S+-1\.jpg\s+\S+-2\.png\s+\S+-3\.webp/);
});

it('keeps a picture of a telephone, and takes an empty field for none', async () => {
  expect((await post(withFiles([[starts.heic, 'IMG.HEIC']]))).status).toBe(200);
  expect((await post(withFiles([[Buffer.alloc(0), '']]))).status).toBe(200);
  expect(stored().map(({ photos }) => photos?.length)).toEqual([1, undefined]);
});

const large = Buffer.concat([starts.jpg, Buffer.alloc(30_000_000)]);

it.each([
  ['of four', Array(4).fill([starts.jpg, 'a.jpg']), 413, 'More than 3 files.'],
  ['above 30 MB', [[large, 'a.jpg']], 413, 'A file is larger than 30 MB.'],
  [
    'that only calls itself a picture',
    [
      [starts.jpg, 'a.jpg'],
      [Buffer.from('<svg onload="alert(1)">'), 'b.jpg'],
    ],
    415,
    'File 2 is no JPEG, PNG, WebP or HEIC picture.',
  ],
] as [string, [Buffer, string][], number, string][])(
  'refuses a file %s, and says why',
  async (_, files, status, message) => {
    const response = await post(withFiles(files));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ success: false, message });
    expect(stored()).toEqual([]);
  },
);

it('survives a request that is cut off within a file', async () => {
  const body =
    '--x\r\ncontent-disposition: form-data; name="a"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n\xff';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await post(body, { headers })).status).toBe(400);
  expect((await post(multipart(fields))).status).toBe(200);
});
