import sharp from 'sharp';
import { nightPicture } from '../../src/content/pictures';
import { parsed, type Source } from '../../src/content/read';
import { texts } from '../../src/content/words';
import { putAt } from '../forms';
import type { FileChange } from './files';
import { pictureInData } from '../../src/content/model/fields';

/** Files with invalid JSON, with the line of the error, from 1. */
export const brokenIn = ({ data, locales }: Source): { file: string; line: number }[] => {
  const ofWords = Object.entries(locales).flatMap(([language, files]) =>
    Object.entries(files).map(
      ([name, file]) => [`locales/${language}/${name}.json`, file] as const,
    ),
  );
  const ofData = Object.entries(data).map(([name, file]) => [`data/${name}.json`, file] as const);
  return [...ofData, ...ofWords].flatMap(([file, { unreadable }]) =>
    unreadable ? [{ file, line: unreadable.line }] : [],
  );
};

async function sizeOf(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

/** The content after changes that are not written yet. */
export async function contentAfter(
  before: Source,
  changes: readonly FileChange[],
): Promise<Source> {
  const content = structuredClone(before);
  for (const { file, after } of changes) {
    const image = file.replace('data/', '');
    if (file.endsWith('.json')) putAt(content, file, after ? parsed(after.toString()) : undefined);
    else if (after) content.pictures[image] = await sizeOf(after).catch(() => null);
    else delete content.pictures[image];
  }
  return content;
}

/** Pictures of `data/images/` that no file of `data/` names; none while a file is unreadable. */
export function unusedPictures({ data, pictures }: Source): string[] {
  const files = Object.values(data);
  if (files.some(({ unreadable }) => unreadable)) return [];
  const named = files.flatMap(({ value }) =>
    texts(value).map(({ text }) => pictureInData(String(text))),
  );
  const shown = new Set(named.flatMap((image) => [image, nightPicture(image)]));
  return Object.keys(pictures).filter((image) => !shown.has(image));
}
