import { detailSize } from '../../constants';
import { faultAt, type Fault } from '../faults';
import type { Data } from '../model';
import { nightPicture, pictureUses, shownPictures, type PictureUse } from '../pictures';
import type { Source } from '../read';

/** The size of a picture that fills the banner of a service, in px (src/components/Banner). */
export const backgroundSize = { width: 1280, height: 720 };

/** The size at which a photograph of the team is shown, in px (src/sections/Team). */
export const portraitSize = { width: 288, height: 288 };

/** The size at which a picture of a board is shown, in px (src/sections/PowerCut). */
export const boardSize = { width: 208, height: 156 };

const sizes = { portrait: portraitSize, background: backgroundSize, board: boardSize };

const px = ({ width, height }: typeof detailSize) => `${width} x ${height}`;

/** Checks that a picture in use exists, can be read and is large enough. */
function checkUse({ image, as, ...use }: PictureUse, { pictures }: Source): Fault[] {
  const { file, record, field } = use;
  const place = { file, record, field };
  const size = pictures[image];
  const shown = as ? sizes[as] : detailSize; // any other picture may be used in a detail
  if (size === undefined) return [faultAt(place, 'picture-missing', { image })];
  if (size === null) return [faultAt(place, 'picture-unreadable', { image })];
  if (size.width >= shown.width && size.height >= shown.height) return [];
  return [faultAt(place, 'picture-too-small', { image, size: px(size), shown: px(shown) })];
}

/** Checks the night pictures: each covers its day picture, so both must have the same size. */
function checkNight(used: string[], { pictures }: Source): Fault[] {
  return used.flatMap((image) => {
    const night = nightPicture(image);
    const [byDay, byNight] = [pictures[image], pictures[night]];
    const place = { file: `data/${image}` };
    if (byNight === null) return [faultAt(place, 'picture-unreadable', { image: night })];
    if (!byDay || !byNight) return [];
    if (byDay.width === byNight.width && byDay.height === byNight.height) return [];
    const values = { size: px(byDay), expected: px(byNight), night };
    return [faultAt(place, 'picture-unlike-night', values)];
  });
}

/** The pictures that no page shows. A build only warns of them: the CMS leaves the old one when another is chosen. */
export function unusedPictures(data: Data, { pictures }: Source): Fault[] {
  const shown = shownPictures(data);
  return Object.keys(pictures)
    .filter((image) => !shown.has(image))
    .map((image) => faultAt({ file: `data/${image}` }, 'picture-unused'));
}

/** Checks that each picture in use exists, can be read and is large enough. */
export function checkPictures(data: Data, source: Source): Fault[] {
  const uses = pictureUses(data);
  const byDay = [...new Set(uses.map(({ image }) => image))];
  return [...uses.flatMap((use) => checkUse(use, source)), ...checkNight(byDay, source)];
}
