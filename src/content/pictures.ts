import { dataFile, type Data } from './model';
import type { Source } from './read';

/** A place that names a picture. */
export interface PictureUse {
  file: string;
  /** Slug of the record; a query has none. */
  record?: string;
  field: string;
  image: string;
  /** A photograph of somebody, whose name is its alternative text; a picture behind words, which has none. */
  as?: 'portrait' | 'background';
}

/** Every place that names a picture: a field of a record, or a path in a query. */
export function pictureUses(data: Data, { code }: Source): PictureUse[] {
  const ofRecords = (['categories', 'references', 'services'] as const).flatMap((name) =>
    data[name].map(({ slug, image }) => ({
      file: dataFile(name),
      record: slug,
      field: 'image',
      image,
    })),
  );
  const ofBanners = data.services.flatMap(({ slug, banner }) => {
    const use = { file: dataFile('services'), record: slug, field: 'banner.background' };
    const image = banner?.background;
    return image === undefined ? [] : [{ ...use, image, as: 'background' as const }];
  });
  const ofDetails = data.services.flatMap(({ slug: record, details }) =>
    details.map(({ slug, image }) => {
      const field = `details.${slug}.image`;
      return { file: dataFile('services'), record, field, image };
    }),
  );
  const ofTeam = (data.team ?? []).flatMap(({ name, image }) => {
    const use = { file: dataFile('team'), record: name, field: 'image', as: 'portrait' as const };
    return image === undefined ? [] : [{ ...use, image }];
  });
  const ofQueries = Object.entries(code).flatMap(([file, text]) => {
    const images = new Set(text.match(/images\/[a-z0-9_]+\.(?:webp|png|jpg)/g));
    return [...images].map((image) => ({ file, field: 'relativePath', image }));
  });
  return [...ofRecords, ...ofDetails, ...ofBanners, ...ofTeam, ...ofQueries];
}

/** The pictures whose alternative texts `locales/LNG/pictures.json` must have, each once. */
export function describedPictures(data: Data, source: Source): string[] {
  const described = pictureUses(data, source).filter(({ as }) => as === undefined);
  return [...new Set(described.map(({ image }) => image))].sort();
}

/** The same picture by night, which the dark colour mode shows if there is one: `images/alarm_night.png`. */
export function nightPicture(image: string): string {
  return image.replace(/(?=\.\w+$)/, '_night');
}

/** The pictures that pages show, each once, with those by night. A picture by night may not be there. */
export function shownPictures(data: Data, source: Source): Set<string> {
  const byDay = pictureUses(data, source).map(({ image }) => image);
  return new Set([...byDay, ...byDay.map(nightPicture)]);
}

/** The key of a picture's alternative text: `images/alarm.png` is `alarm`. */
export function pictureKey(image: string): string {
  return image.replace(/^.*\/|\.\w+$/g, '');
}
