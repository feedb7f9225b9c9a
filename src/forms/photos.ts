import type { FormName } from './fields';

/** How many photographs a request can have. */
export const mostPhotos = 3;

/** How large a photograph may be before it is made smaller, megabytes (10⁶ bytes). */
export const largestPhoto = 30;

/** The longer side of a photograph that is sent, px. */
const longestSide = 1600;

/** A photograph that is ready to be sent. */
interface ReadyPhoto {
  jpeg: Blob;
  /** The address of a small version, `data:image/jpeg;…`. */
  thumbnail: string;
}

/** Longer side of a thumbnail, px: sharp on a screen with two or three pixels for one. */
const thumbnailSide = 320;

/** Draws a picture on white, no larger than it is. */
function draw(picture: ImageBitmap | HTMLCanvasElement, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Makes a JPEG of a picture, turned as it was taken, at most `longestSide` large. A new file has none of the notes of
 * the old one: no place, no device, no time.
 *
 * @throws if the browser cannot read the picture
 */
async function shrinkPhoto(file: Blob): Promise<ReadyPhoto> {
  const bitmap = await createImageBitmap(file);
  const canvas = draw(bitmap, longestSide);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.85),
  );
  if (!jpeg) throw new Error('The picture could not be written as JPEG.');
  return { jpeg, thumbnail: draw(canvas, thumbnailSide).toDataURL('image/jpeg', 0.8) };
}

/** A photograph that a visitor has chosen. */
export interface Photo {
  id: number;
  /** Name and size in bytes of the visitor's file. */
  name: string;
  size: number;
  /** What is sent of it, once it is prepared. */
  ready?: ReadyPhoto;
  /** The same; rejects if the browser cannot read it. */
  whenReady: Promise<ReadyPhoto>;
}

/** Why files were not taken, and their names. */
export interface PhotoFault {
  reason: 'tooMany' | 'tooLarge' | 'notPicture' | 'unreadable' | 'lost';
  names: string;
}

interface Chosen {
  photos: readonly Photo[];
  /** What went wrong with the last choice. */
  faults: readonly PhotoFault[];
}

const nothing: Chosen = { photos: [], faults: [] };
const chosen = new Map<FormName, Chosen>();
const listeners = new Set<() => void>();
let lastId = 0;
/** Photographs are decoded one after the other: one of 12 megapixels takes 48 MB of memory. */
let preparation: Promise<unknown> = Promise.resolve();

const chosenIn = (form: FormName): Chosen => chosen.get(form) ?? nothing;

function set(form: FormName, part: Partial<Chosen>): void {
  chosen.set(form, { ...chosenIn(form), ...part });
  listeners.forEach((listener) => listener());
}

function without(form: FormName, ids: number[]): Photo[] {
  return chosenIn(form).photos.filter(({ id }) => !ids.includes(id));
}

function prepare(form: FormName, file: File): Photo {
  const id = ++lastId;
  const whenReady = preparation.then(() => shrinkPhoto(file));
  preparation = whenReady.then(
    (ready) => {
      const photos = chosenIn(form).photos.map((each) =>
        each.id === id ? { ...each, ready } : each,
      );
      set(form, { photos });
    },
    () => {
      if (!chosenIn(form).photos.some((each) => each.id === id)) return;
      const fault: PhotoFault = { reason: 'unreadable', names: file.name };
      set(form, { photos: without(form, [id]), faults: [...chosenIn(form).faults, fault] });
    },
  );
  return { id, name: file.name, size: file.size, whenReady };
}

function faultOf({ type, size }: File): PhotoFault['reason'] | undefined {
  // Some systems know no type for HEIC.
  if (type && !type.startsWith('image/')) return 'notPicture';
  return size > largestPhoto * 1e6 ? 'tooLarge' : undefined;
}

/**
 * The photographs of each form, for as long as the document lives. They belong to no component: a visitor can change page
 * or language.
 */
export const photoStore = {
  of: chosenIn,

  /** The text that a draft has about a form's photographs. */
  namesOf: (form: FormName): string =>
    chosenIn(form)
      .photos.map(({ name, size }) => `${name} (${size})`)
      .join(', '),

  /** @returns unsubscribes */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Takes what can be taken of a choice, and notes why the rest was not. */
  add(form: FormName, files: File[]): void {
    const { photos } = chosenIn(form);
    const faults = files.flatMap((file): PhotoFault[] => {
      const reason = faultOf(file);
      return reason ? [{ reason, names: file.name }] : [];
    });
    const pictures = files.filter((file) => !faultOf(file));
    const free = mostPhotos - photos.length;
    const tooMany = pictures.slice(free).map(({ name }) => name);
    if (tooMany.length > 0) faults.push({ reason: 'tooMany', names: tooMany.join(', ') });
    const taken = pictures.slice(0, free).map((file) => prepare(form, file));
    set(form, { photos: [...photos, ...taken], faults });
  },

  /** Removes photographs, and what was said about the last choice. */
  remove(form: FormName, ids: number[]): void {
    set(form, { photos: without(form, ids), faults: [] });
  },

  /** Notes that a reload has lost the photographs. */
  markLost(form: FormName): void {
    set(form, { faults: [{ reason: 'lost', names: '' }] });
  },
};
