import { dataFile, type Data } from './model';

/** The pictures that page queries in `src/` name, by their path in `data/`. The editor shows their alternative texts. */
export const picturesOfPages = [
  'images/home_hero.png',
  'images/contact.png',
  'images/van_workshop.png',
  'images/company_workshop.png',
  'images/not_found.png',
  'images/share_card.png',
];

/** A place that names a picture. */
export interface PictureUse {
  file: string;
  /** Slug of the record; a page has none. */
  record?: string;
  field: string;
  image: string;
  /** A photograph of somebody, whose name is its alternative text; a picture behind words, which has none. */
  as?: 'portrait' | 'background';
}

/** Every place that names a picture: a field of a record, or the list of those that pages name. */
export function pictureUses(data: Data): PictureUse[] {
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
  const ofPages = picturesOfPages.map((image) => {
    return { file: 'src/content/pictures.ts', field: 'picturesOfPages', image };
  });
  return [...ofRecords, ...ofDetails, ...ofBanners, ...ofTeam, ...ofPages];
}

/** The pictures whose alternative texts `locales/LNG/pictures.json` must have, each once. */
export function describedPictures(data: Data): string[] {
  const described = pictureUses(data).filter(({ as }) => as === undefined);
  return [...new Set(described.map(({ image }) => image))].sort();
}

/** The same picture by night, which the dark colour mode shows if there is one: `images/alarm_night.png`. */
export function nightPicture(image: string): string {
  return image.replace(/(?=\.\w+$)/, '_night');
}

/** The pictures that pages show, each once, with those by night. A picture by night may not be there. */
export function shownPictures(data: Data): Set<string> {
  const byDay = pictureUses(data).map(({ image }) => image);
  return new Set([...byDay, ...byDay.map(nightPicture)]);
}

/** The key of a picture's alternative text: `images/alarm.png` is `alarm`. */
export function pictureKey(image: string): string {
  return image.replace(/^.*\/|\.\w+$/g, '');
}
