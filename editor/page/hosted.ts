import type { CmsConfig } from '@sveltia/cms';
import type { Source } from '../../src/content/read';
import { allEdited, putAt } from '../forms';
import { filesOf } from '../paths';
import { addPictures, putText } from './check';
import { readStore } from './sveltia';

/** The content of the repository: files last read or written by the CMS, over those the site was built from. */
export async function contentAt(config: CmsConfig, built: Source): Promise<Source> {
  // Pictures have no text.
  const files = (await readStore(config, 'file-cache')) as Map<string, { text?: string }>;
  const content = structuredClone(built);
  for (const edited of allEdited(built))
    for (const file of filesOf(edited.collection, edited.name))
      if (!files.has(file)) putAt(content, file, undefined);
  for (const [file, { text }] of files) if (text !== undefined) putText(content, file, text);
  const images = [...files.keys()].filter((file) => file.startsWith('data/images/'));
  addPictures(
    content,
    images.map((file) => file.replace('data/', '')),
  );
  return content;
}
