import { choosePhotos, preparePhotos } from '../../src/forms/photos';

function file(name: string, type = 'image/jpeg', size = 1000): File {
  const made = new File([], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

/** Result of a choice, by file names. */
function choose(count: number, ...files: File[]) {
  const { taken, faults } = choosePhotos(files, count);
  return { taken: taken.map(({ name }) => name), faults };
}

it('takes three photos at most, and says what it did not take', () => {
  expect(
    choose(
      0,
      file('a.jpg'),
      file('offer.pdf', 'application/pdf'),
      file('huge.jpg', 'image/jpeg', 30_000_001),
      file('b.heic', ''),
    ),
  ).toEqual({
    taken: ['a.jpg', 'b.heic'],
    faults: [
      { reason: 'notPicture', names: 'offer.pdf' },
      { reason: 'tooLarge', names: 'huge.jpg' },
    ],
  });
  expect(choose(2, file('c.jpg', 'image/jpeg', 30_000_000), file('d.jpg'), file('e.jpg'))).toEqual({
    taken: ['c.jpg'],
    faults: [{ reason: 'tooMany', names: 'd.jpg, e.jpg' }],
  });
});

it('prepares one after the other, also after one that the browser cannot read', async () => {
  const begun: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  globalThis.createImageBitmap = () =>
    new Promise((resolve, reject) =>
      begun.push({ resolve: () => resolve({ width: 40, height: 30, close: () => {} }), reject }),
    );
  const canvas = {
    getContext: () => ({ fillRect: () => {}, drawImage: () => {} }),
    toBlob: (take: BlobCallback) => take(new Blob()),
    toDataURL: () => 'data:small',
  };
  jest
    .spyOn(document, 'createElement')
    .mockImplementation(() => canvas as unknown as HTMLCanvasElement);
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  const [broken, good] = preparePhotos([file('broken.jpg'), file('a.jpg')], 4);
  const [last] = preparePhotos([file('b.jpg')], 6, good!.whenReady);
  expect([broken!.id, good!.id, last!.id]).toEqual([4, 5, 6]);
  await settle();
  expect(begun).toHaveLength(1);
  begun[0]!.reject(new Error('unreadable'));
  await expect(broken!.whenReady).rejects.toThrow('unreadable');
  await settle();
  expect(begun).toHaveLength(2);
  begun[1]!.resolve();
  await expect(good!.whenReady).resolves.toEqual({
    file: expect.any(Blob) as Blob,
    thumbnail: 'data:small',
  });
  await settle();
  expect(begun).toHaveLength(3);
  begun[2]!.resolve();
  await last!.whenReady;
});
