import { dataFile, type Data, type DataName } from './model';
import type { Source } from './source';

/** A place that names a picture. */
export interface PictureUse {
  file: string;
  /** Slug of the record; a query has none. */
  record?: string;
  field: string;
  image: string;
}

/** Every place that names a picture: a field of a record, or a path in a query. */
export function pictureUses(
  { categories, services, references }: Data,
  { code }: Source,
): PictureUse[] {
  const ofRecords = (name: DataName, records: { slug: string; image: string }[]) =>
    records.map(({ slug, image }) => ({
      file: dataFile(name),
      record: slug,
      field: 'image',
      image,
    }));
  return [
    ...ofRecords('categories', categories),
    ...ofRecords('references', references),
    ...services.flatMap(({ slug, image, banner, details }) => {
      const service = { file: dataFile('services'), record: slug };
      return [
        { ...service, field: 'image', image },
        { ...service, field: 'banner.image', image: banner.image },
        ...details.map((detail) => ({
          ...service,
          field: `details.${detail.slug}.image`,
          image: detail.image,
        })),
      ];
    }),
    ...Object.entries(code).flatMap(([file, text]) =>
      [...new Set(text.match(/images\/[a-z0-9_]+\.(?:webp|png|jpg)/g))].map((image) => ({
        file,
        field: 'relativePath',
        image,
      })),
    ),
  ];
}

/** The pictures that pages show, each once: the keys that `locales/LNG/pictures.json` must have. */
export function picturesInUse(data: Data, source: Source): string[] {
  return [...new Set(pictureUses(data, source).map(({ image }) => image))].sort();
}

/** The key of a picture's alternative text: `images/alarm.webp` is `alarm`. */
export function pictureKey(image: string): string {
  return image.replace(/^.*\/|\.\w+$/g, '');
}
