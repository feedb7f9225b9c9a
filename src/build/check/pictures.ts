import type { Issue } from '../issue';
import type { Data } from '../model';
import { picturesInUse, pictureUses } from '../pictures';
import type { Source } from '../source';

/** The size at which a detail picture is shown, in px (spec, section 9); every picture may become one. */
export const shownSize = { width: 610, height: 460 };

/** What is wrong with a picture, if anything. */
function problemOf(size: Source['pictures'][string] | undefined): string | undefined {
  if (size === undefined) return 'does not exist';
  if (size === null) return 'is not a picture that can be read';
  if (size.width >= shownSize.width && size.height >= shownSize.height) return undefined;
  return `is ${size.width} x ${size.height} px, smaller than the ${shownSize.width} x ${shownSize.height} px at which it is shown`;
}

/** Checks that each picture in use exists, can be read and is large enough, and that each picture is in use. */
export function checkPictures(data: Data, source: Source): Issue[] {
  const used = picturesInUse(data, source);
  return [
    ...pictureUses(data, source).flatMap(({ image, ...where }) => {
      const problem = problemOf(source.pictures[image]);
      return problem ? [{ ...where, message: `data/${image} ${problem}` }] : [];
    }),
    ...Object.keys(source.pictures)
      .filter((image) => !used.includes(image))
      .map((image) => {
        return { file: `data/${image}`, message: 'no record and no page shows this picture' };
      }),
  ];
}
