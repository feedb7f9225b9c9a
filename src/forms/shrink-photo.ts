/** The longer side of a photograph that is sent, px. */
const longestSide = 1600;

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
 * Makes a JPEG of a picture, turned as it was taken, at most `longestSide` large, and a thumbnail, `data:image/jpeg;…`. A
 * new file has none of the notes of the old one: no place, no device, no time.
 *
 * @throws if the browser cannot read the picture
 */
export async function shrinkPhoto(file: Blob): Promise<{ jpeg: Blob; thumbnail: string }> {
  const bitmap = await createImageBitmap(file);
  const canvas = draw(bitmap, longestSide);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.85),
  );
  if (!jpeg) throw new Error('The picture could not be written as JPEG.');
  return { jpeg, thumbnail: draw(canvas, thumbnailSide).toDataURL('image/jpeg', 0.8) };
}
