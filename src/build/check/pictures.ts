import type { Issue } from '../issue';
import type { Data } from '../model';
import { picturesInUse, pictureUses } from '../pictures';
import type { Source } from '../source';

/** The size at which a detail picture is shown, in px (spec, section 9); every picture may become one. */
export const shownSize = { width: 610, height: 460 };

/** Checks that each picture in use exists, can be read and is large enough, and that each picture is in use. */
export function checkPictures(data: Data, source: Source): Issue[] {
  const { pictures } = source;
  const used = picturesInUse(data, source);
  return [
    ...pictureUses(data, source).flatMap(({ image, ...where }) => {
      const size = pictures[image];
      if (size === undefined) return [{ ...where, message: `data/${image} does not exist` }];
      if (size === null)
        return [{ ...where, message: `data/${image} is not a picture that can be read` }];
      if (size.width >= shownSize.width && size.height >= shownSize.height) return [];
      const { width, height } = size;
      return [
        {
          ...where,
          message: `data/${image} is ${width} x ${height} px, smaller than the ${shownSize.width} x ${shownSize.height} px at which it is shown`,
        },
      ];
    }),
    ...Object.keys(pictures)
      .filter((image) => !used.includes(image))
      .map((image) => ({
        file: `data/${image}`,
        message: 'no record and no page shows this picture',
      })),
  ];
}
