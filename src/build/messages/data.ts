/** What the checks say of facts and pictures. Sizes are in px, `610 x 460`. */
export const dataMessages = {
  'file-missing': () => 'the file is missing',
  'not-json': ({ why, line }: { why: string; line: number }) =>
    `not valid JSON, line ${line}: ${why}`,
  'file-unknown': ({ meant }: { meant: string | undefined }) =>
    `not a file of the site${meant ? `, perhaps ${meant}` : ''}`,
  'phone-differs': ({ shown, dialled }: { shown: string; dialled: string }) =>
    `"${shown}" is not the number ${dialled}`,
  'max-too-low': ({ max, value }: { max: number; value: number }) =>
    `${max} is not above the value ${value}`,
  'closes-too-early': () => 'closes before it opens',
  'updated-too-early': ({ published }: { published: string }) =>
    `before the date of publication, ${published}`,
  'unknown-slug': ({ slug, known }: { slug: string; known: string[] }) =>
    `unknown "${slug}", expected one of ${known.join(', ')}`,
  taken: ({ value, owner }: { value: string | number; owner: string }) =>
    `"${value}" already belongs to "${owner}", expected one of its own`,
  'language-prefix': ({ route }: { route: string }) => `"${route}" starts like a language prefix`,
  'inspection-missing': () => '"inspection" needs data/inspection.json',
  'point-without-place': () =>
    'data/images/home_hero.points.json does not say where it is in the picture',
  'not-plausible': ({ value, min, max }: { value: number; min: number; max: number }) =>
    `${value} is not plausible, expected a value from ${min} to ${max}`,
  'constant-not-one': ({ slug, found }: { slug: string; found: number }) =>
    `expected one constant "${slug}", found ${found || 'none'}`,
  'other-unit': ({ unit, found }: { unit: string; found: string }) =>
    `expected "${unit}", found "${found}"`,
  'too-low': ({ high, lower, low }: { high: number; lower: string; low: number }) =>
    `${high} is below "${lower}", ${low}`,
  'figure-missing': () => 'missing, but data/solar.json needs it',
  'solar-missing': ({ service }: { service: string }) =>
    `the file is missing, but the service "${service}" has the tool "solar-estimate"`,
  'picture-missing': ({ image }: { image: string }) => `data/${image} does not exist`,
  'picture-unreadable': ({ image }: { image: string }) =>
    `data/${image} is not a picture that can be read`,
  'picture-too-small': ({ image, size, shown }: { image: string; size: string; shown: string }) =>
    `data/${image} is ${size} px, smaller than the ${shown} px at which it is shown`,
  'picture-unlike-night': ({
    size,
    expected,
    night,
  }: Record<'size' | 'expected' | 'night', string>) =>
    `is ${size} px, expected ${expected} px like data/${night}`,
  'picture-unused': () => 'no record and no page shows this picture',
};

export type DataCode = keyof typeof dataMessages;
