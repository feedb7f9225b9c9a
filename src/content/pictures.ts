import { recordAt } from './check/shape';
import { type Data, isRecordFolder, recordFile } from './model';
import { texts } from './words';

/** A reference to a picture. */
export interface PictureUse {
  file: string;
  /** The record, in a file of several. */
  record?: string;
  field: string;
  image: string;
  /**
   * A portrait, whose alternative text is the person's name, a background, which has none, or a small picture of a
   * board.
   */
  as?: 'portrait' | 'background' | 'board';
}

/** Whether a text of `data/` is the path of a picture in it: `images/farm.webp`. */
const isPicture = (text: string): boolean => /^images\/[a-z0-9_-]+\.(?:webp|png|jpg)$/.test(text);

/** All references to pictures. */
export function pictureUses(data: Data): PictureUse[] {
  const named = Object.entries(data).flatMap(([name, value]) =>
    texts(value).map(({ path, text }) => ({ name, value, path, image: String(text) })),
  );
  return named
    .filter(({ image }) => isPicture(image))
    .map(({ name, value, path, image }) => {
      const { record, field } = recordAt(value, path.split('.'));
      return {
        ...(isRecordFolder(name)
          ? { file: recordFile(name, record!) }
          : { file: `data/${name}.json`, ...(record && { record }) }),
        field,
        image,
        ...(name === 'team' && { as: 'portrait' as const }),
        ...(name === 'power-cut' && { as: 'board' as const }),
        ...(field === 'banner.background' && { as: 'background' as const }),
      };
    });
}

/** The path of a picture's night version, shown in dark mode if it exists: `images/alarm_night.png`. */
export function nightPicture(image: string): string {
  return image.replace(/(?=\.\w+$)/, '_night');
}

/** Pictures that pages show, without duplicates, with their night versions, which may not exist. */
export function shownPictures(data: Data): Set<string> {
  const byDay = pictureUses(data).map(({ image }) => image);
  return new Set([...byDay, ...byDay.map(nightPicture)]);
}
