import { maxPhotos } from './form-service';

/** Maximum size of a photo before it is shrunk, megabytes (10⁶ bytes). */
export const maxPhotoSize = 30;

/** A photo that is ready to be sent. */
export interface ReadyPhoto {
  /** A JPEG without name and metadata, or the visitor's own file, unchanged. */
  file: Blob;
  /** URL of the thumbnail; absent if the script that shrinks photos did not load, and the file is the visitor's own. */
  thumbnail?: string;
}

/** A photo that a visitor has chosen. */
export interface Photo {
  /** Consecutive number within a form. */
  id: number;
  /** Name of the visitor's file. */
  name: string;
  /** The file to send, once it is prepared. */
  ready?: ReadyPhoto;
  /** Resolves to `ready`; rejects if the browser cannot read the file. */
  whenReady: Promise<ReadyPhoto>;
}

/** Reason why files were refused, with their names. */
export interface PhotoFault {
  reason: 'tooMany' | 'tooLarge' | 'notPicture' | 'unreadable' | 'lost';
  names: string;
}

function faultOf({ type, size }: File): PhotoFault['reason'] | undefined {
  // Some systems report no type for HEIC.
  if (type && !type.startsWith('image/')) return 'notPicture';
  return size > maxPhotoSize * 1e6 ? 'tooLarge' : undefined;
}

/**
 * Accepts files of a choice, and reports why others were refused.
 *
 * @param count number of photos already in the form
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
  const free = maxPhotos - count;
  const tooMany = pictures.slice(free).map(({ name }) => name);
  if (tooMany.length > 0) faults.push({ reason: 'tooMany', names: tooMany.join(', ') });
  return { taken: pictures.slice(0, free), faults };
}

/** Shrinks a file. Keeps it as chosen if the script for that cannot be loaded, for instance after a new deploy. */
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
 * Prepares files one after the other: decoding one of 12 megapixels takes 48 MB of memory.
 *
 * @param firstId id of the first; the others count on from it
 * @param before preparation still in progress
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
    return { id: firstId + index, name: file.name, whenReady };
  });
}
