import type { Data } from './model';
import type { Source } from './source';

/** A place that names a picture. */
export interface PictureUse {
  file: string;
  /** Slug of the record; a query has none. */
  record?: string;
  field: string;
  image: string;
}

/** Every place that names a picture: records by field, page queries by path. */
export function pictureUses(
  { categories, services, references }: Data,
  { code }: Source,
): PictureUse[] {
  return [
    ...categories.map(({ slug, image }) => ({
      file: 'data/categories.json',
      record: slug,
      field: 'image',
      image,
    })),
    ...references.map(({ slug, image }) => ({
      file: 'data/references.json',
      record: slug,
      field: 'image',
      image,
    })),
    ...services.flatMap(({ slug, image, banner, details }) => {
      const service = { file: 'data/services.json', record: slug };
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
