import { shrinkPhotos, sortPhotos } from '../../src/forms/photos';

function file(name: string, type = 'image/jpeg', size = 1000): File {
  const made = new File([], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

const names = (files: readonly File[]) => files.map(({ name }) => name).join(' ');

it('takes the first three files that can be photos, and names all others', () => {
  const broken = file('broken.jpg');
  const chosen = [
    file('a.jpg'),
    file('offer.pdf', 'application/pdf'),
    file('huge.jpg', 'image/jpeg', 30_000_001),
    broken,
    file('b.heic', ''),
    file('c.jpg', 'image/jpeg', 30_000_000),
    file('d.jpg'),
  ];
  const { taken, refused } = sortPhotos(chosen, [broken]);
  expect(names(taken)).toBe('a.jpg b.heic c.jpg');
  expect(names(refused)).toBe('offer.pdf huge.jpg broken.jpg d.jpg');
});

it('shrinks one after the other, and names what the browser cannot read', async () => {
  let open = 0;
  globalThis.createImageBitmap = (source) => {
    if ((source as File).name === 'broken.jpg') return Promise.reject(new Error('unreadable'));
    expect(++open).toBe(1);
    return Promise.resolve({ width: 40, height: 30, close: () => open-- });
  };
  const canvas = {
    getContext: () => ({ fillRect: () => {}, drawImage: () => {} }),
    toBlob: (take: BlobCallback) => take(new Blob()),
  };
  jest
    .spyOn(document, 'createElement')
    .mockImplementation(() => canvas as unknown as HTMLCanvasElement);
  const { photos, unreadable } = await shrinkPhotos(
    ['a.jpg', 'broken.jpg', 'b.jpg'].map((name) => file(name)),
  );
  expect(photos).toEqual([expect.any(Blob), expect.any(Blob)]);
  expect(names(unreadable)).toBe('broken.jpg');
});
