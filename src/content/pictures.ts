import { dataFile, recordFile, recordFolders, type Data } from './model';

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
  /** The record, in a file of several. */
  record?: string;
  field: string;
  image: string;
  /** A photograph of somebody, whose name is its alternative text; a picture behind words, which has none. */
  as?: 'portrait' | 'background';
}

/** Every place that names a picture: a field of a record, or the list of those that pages name. */
export function pictureUses(data: Data): PictureUse[] {
  const ofRecords = recordFolders.flatMap((folder) =>
    data[folder].map(({ slug, image }) => ({
      file: recordFile(folder, slug),
      field: 'image',
      image,
    })),
  );
  const ofServices = data.services.flatMap(({ slug, banner, details }) => {
    const file = recordFile('services', slug);
    const image = banner?.background;
    const background = { file, field: 'banner.background', as: 'background' as const };
    return [
      ...details.map((detail, index) => ({
        file,
        field: `details.${index}.image`,
        image: detail.image,
      })),
      ...(image === undefined ? [] : [{ ...background, image }]),
    ];
  });
  const ofTeam = (data.team ?? []).flatMap(({ name, image }) => {
    const use = { file: dataFile('team'), record: name, field: 'image', as: 'portrait' as const };
    return image === undefined ? [] : [{ ...use, image }];
  });
  const ofPages = picturesOfPages.map((image) => {
    return { file: 'src/content/pictures.ts', field: 'picturesOfPages', image };
  });
  return [...ofRecords, ...ofServices, ...ofTeam, ...ofPages];
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
