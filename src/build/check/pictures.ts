import type { Issue } from '../issue';
import type { Data } from '../model';
import { nightPicture, pictureUses, shownPictures, type PictureUse } from '../pictures';
import type { Source } from '../source';

/** The size at which a detail picture is shown, in px (spec, section 9); every picture but a portrait may become one. */
export const shownSize = { width: 610, height: 460 };

/** The size at which a photograph of the team is shown, in px (src/sections/Team). */
export const portraitSize = { width: 288, height: 288 };

/** What is wrong with a picture, if anything. */
function problemOf({ image, isPortrait }: PictureUse, { pictures }: Source): string | undefined {
  const size = pictures[image];
  const shown = isPortrait ? portraitSize : shownSize;
  if (size === undefined) return 'does not exist';
  if (size === null) return 'is not a picture that can be read';
  if (size.width >= shown.width && size.height >= shown.height) return undefined;
  return `is ${size.width} x ${size.height} px, smaller than the ${shown.width} x ${shown.height} px at which it is shown`;
}

/** What is wrong with pictures by night: each lies over the picture by day, in the same size. */
function checkNight(used: string[], { pictures }: Source): Issue[] {
  return used.flatMap((image) => {
    const night = nightPicture(image);
    const [byDay, byNight] = [pictures[image], pictures[night]];
    const file = `data/${image}`;
    if (byNight === null)
      return [{ file, message: `data/${night} is not a picture that can be read` }];
    if (!byDay || !byNight) return [];
    if (byDay.width === byNight.width && byDay.height === byNight.height) return [];
    const message = `is ${byDay.width} x ${byDay.height} px, expected ${byNight.width} x ${byNight.height} px like data/${night}`;
    return [{ file, message }];
  });
}

/** Checks that each picture in use exists, can be read and is large enough, and that each picture is in use. */
export function checkPictures(data: Data, source: Source): Issue[] {
  const uses = pictureUses(data, source);
  const byDay = [...new Set(uses.map(({ image }) => image))];
  const shown = shownPictures(data, source);
  return [
    ...uses.flatMap((use) => {
      const { file, record, field, image } = use;
      const problem = problemOf(use, source);
      return problem ? [{ file, record, field, message: `data/${image} ${problem}` }] : [];
    }),
    ...checkNight(byDay, source),
    ...Object.keys(source.pictures)
      .filter((image) => !shown.has(image))
      .map((image) => {
        return { file: `data/${image}`, message: 'no record and no page shows this picture' };
      }),
  ];
}
