/** Longer side of a photo to send, px. */
const longestSide = 1600;

/** Longer side of a thumbnail, px: sharp at two or three device pixels per CSS pixel. */
const thumbnailSide = 320;

/** Draws a picture on white, without enlarging it. */
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
 * Converts a picture to an upright JPEG of at most `longestSide`, and a thumbnail, `data:image/jpeg;…`. The new file
 * has none of the old one's metadata: no place, no device, no time.
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
