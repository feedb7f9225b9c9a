import { maxPhotos } from './form-service';

/** Maximum size of a photo before it is shrunk, megabytes (10⁶ bytes). */
export const maxPhotoSize = 30;

/** Longer side of a photo to send, px. */
const longestSide = 1600;

/** Whether a file can be sent as a photo. Some systems report no type for HEIC. */
const isPhoto = ({ type, size }: File) =>
  (type === '' || type.startsWith('image/')) && size <= maxPhotoSize * 1e6;

/**
 * Parts chosen files into those that can be sent and the others.
 *
 * @param unreadable files that the browser could not read before
 */
export function sortPhotos(files: readonly File[], unreadable: readonly File[]) {
  const taken = files
    .filter((file) => isPhoto(file) && !unreadable.includes(file))
    .slice(0, maxPhotos);
  return { taken, refused: files.filter((file) => !taken.includes(file)) };
}

/**
 * Converts a picture to an upright JPEG of at most `longestSide`, on white. The new file has none of the old one's
 * metadata: no place, no device, no time.
 *
 * @throws if the browser cannot read the picture
 */
async function shrunk(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.85),
  );
  if (!jpeg) throw new Error('The picture could not be written as JPEG.');
  return jpeg;
}

/** Shrinks photos, one after the other: decoding one of 12 megapixels takes 48 MB of memory. */
export async function shrinkPhotos(files: readonly File[]) {
  const photos: Blob[] = [];
  const unreadable: File[] = [];
  for (const file of files)
    try {
      photos.push(await shrunk(file));
    } catch {
      unreadable.push(file);
    }
  return { photos, unreadable };
}
