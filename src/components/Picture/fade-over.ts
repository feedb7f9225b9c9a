import { reducedMotion } from '../../browser/reduced-motion';
import { changeDuration } from '../../constants';

/**
 * Lays what a `<picture>` shows over it, and fades that away once the picture has loaded another file.
 *
 * @param picture with a file that it is about to change
 */
export function fadeOver(picture: Element | null | undefined): void {
  const image = picture?.querySelector(':scope > img:last-child');
  if (!(image instanceof HTMLImageElement) || reducedMotion()) return;
  // Not `complete`, which is false as soon as another file is on its way.
  if (image.naturalWidth === 0) return;
  const before = new Image(image.width, image.height);
  before.src = image.currentSrc;
  before.alt = '';
  before.className = 'picture__image picture__image--before';
  // Ahead of the sources, which then do not apply to it.
  picture?.prepend(before);
  const fade = () => {
    const remove = () => before.remove();
    before.animate({ opacity: [1, 0] }, changeDuration).finished.then(remove, remove);
  };
  image.addEventListener('load', fade, { once: true });
  image.addEventListener('error', fade, { once: true });
}
