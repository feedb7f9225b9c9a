import { mostPhotos } from './fields';

/** How large a photograph may be before it is made smaller, megabytes (10⁶ bytes). */
export const largestPhoto = 30;

/** A photograph that is ready to be sent. */
export interface ReadyPhoto {
  /** A JPEG without a name, or the visitor's own file. */
  file: Blob;
  /** The address of a small version. */
  thumbnail?: string;
}

/** A photograph that a visitor has chosen. */
export interface Photo {
  /** Counts the photographs of a form. */
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

function faultOf({ type, size }: File): PhotoFault['reason'] | undefined {
  // Some systems know no type for HEIC.
  if (type && !type.startsWith('image/')) return 'notPicture';
  return size > largestPhoto * 1e6 ? 'tooLarge' : undefined;
}

/**
 * Takes what can be taken of a choice, and says why the rest was not.
 *
 * @param count how many photographs the form has already
 */
export function choosePhotos(
  files: readonly File[],
  count: number,
): { taken: File[]; faults: PhotoFault[] } {
  const faults = files.flatMap((file): PhotoFault[] => {
    const reason = faultOf(file);
    return reason ? [{ reason, names: file.name }] : [];
  });
  const pictures = files.filter((file) => !faultOf(file));
  const free = mostPhotos - count;
  const tooMany = pictures.slice(free).map(({ name }) => name);
  if (tooMany.length > 0) faults.push({ reason: 'tooMany', names: tooMany.join(', ') });
  return { taken: pictures.slice(0, free), faults };
}

/** Makes a file smaller. As it was chosen, where the script for that does not come, as after a new version of the site. */
async function prepare(file: File): Promise<ReadyPhoto> {
  const shrink = await import('./shrink-photo').then(
    ({ shrinkPhoto }) => shrinkPhoto,
    () => undefined,
  );
  if (!shrink) return { file };
  const { jpeg, thumbnail } = await shrink(file);
  return { file: jpeg, thumbnail };
}

/**
 * Prepares files one after the other: to decode one of 12 megapixels takes 48 MB of memory.
 *
 * @param firstId that of the first; the next ones count on
 * @param before what is still being prepared
 */
export function preparePhotos(
  files: readonly File[],
  firstId: number,
  before: Promise<unknown> = Promise.resolve(),
): Photo[] {
  let previous = before;
  return files.map((file, index) => {
    const whenReady = previous.catch(() => undefined).then(() => prepare(file));
    previous = whenReady;
    return { id: firstId + index, name: file.name, size: file.size, whenReady };
  });
}
