import { photoStore } from '../../src/forms/photos';

/** What a browser answers to each photograph that it is asked to read, in their order. */
let answers: { resolve: () => void; reject: (reason: Error) => void }[];

const bitmap = { width: 40, height: 30, close: () => {} };
const ready = { jpeg: expect.any(Blob) as Blob, thumbnail: 'data:small' };

beforeEach(() => {
  answers = [];
  globalThis.createImageBitmap = () =>
    new Promise((resolve, reject) => answers.push({ resolve: () => resolve(bitmap), reject }));
  const canvas = jest.spyOn(document, 'createElement');
  canvas.mockImplementation(
    () =>
      ({
        getContext: () => ({ fillRect: () => {}, drawImage: () => {} }),
        toBlob: (take: BlobCallback) => take(new Blob()),
        toDataURL: () => 'data:small',
      }) as unknown as HTMLCanvasElement,
  );
});

/** Lets everything that is settled go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(async () => {
  for (let left = 3; left > 0; left -= 1) {
    answers.forEach(({ resolve }) => resolve());
    await settle();
  }
  for (const form of ['home', 'contact'] as const)
    photoStore.remove(
      form,
      photoStore.of(form).photos.map(({ id }) => id),
    );
});

function file(name: string, type = 'image/jpeg', size = 1000): File {
  const made = new File([], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

const names = () => photoStore.of('home').photos.map(({ name }) => name);
const faults = () => photoStore.of('home').faults;

it('takes three photographs at most, and says what it did not take', () => {
  photoStore.add('home', [
    file('a.jpg'),
    file('offer.pdf', 'application/pdf'),
    file('huge.jpg', 'image/jpeg', 30_000_001),
    file('b.heic', ''),
  ]);
  expect(names()).toEqual(['a.jpg', 'b.heic']);
  expect(faults()).toEqual([
    { reason: 'notPicture', names: 'offer.pdf' },
    { reason: 'tooLarge', names: 'huge.jpg' },
  ]);
  photoStore.add('home', [file('c.jpg', 'image/jpeg', 30_000_000), file('d.jpg'), file('e.jpg')]);
  expect(photoStore.namesOf('home')).toBe('a.jpg (1000), b.heic (1000), c.jpg (30000000)');
  expect(faults()).toEqual([{ reason: 'tooMany', names: 'd.jpg, e.jpg' }]);
  expect(photoStore.of('contact').photos).toEqual([]);
});

it('prepares one after the other, and drops what the browser cannot read', async () => {
  photoStore.add('home', [file('a.jpg'), file('broken.jpg'), file('c.jpg')]);
  await settle();
  expect(answers).toHaveLength(1);
  answers[0]?.resolve();
  await settle();
  expect(photoStore.of('home').photos.map((photo) => photo.ready)).toEqual([
    ready,
    undefined,
    undefined,
  ]);
  expect(answers).toHaveLength(2);
  answers[1]?.reject(new Error('unreadable'));
  await settle();
  expect(names()).toEqual(['a.jpg', 'c.jpg']);
  expect(faults()).toEqual([{ reason: 'unreadable', names: 'broken.jpg' }]);
  expect(answers).toHaveLength(3);
});

it('says nothing of a photograph that was removed before it was found unreadable', async () => {
  photoStore.add('home', [file('a.jpg'), file('b.jpg')]);
  await settle();
  const [first] = photoStore.of('home').photos;
  photoStore.remove('home', [first!.id]);
  answers[0]?.reject(new Error('unreadable'));
  await settle();
  expect(names()).toEqual(['b.jpg']);
  expect(faults()).toEqual([]);
});
