import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { messages } from '../../src/build/messages';

/** The files of a folder, without those of the messages themselves. */
const codeIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('messages'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

it('has no sentence that nothing says', () => {
  const code = [...codeIn('src/build'), ...codeIn('editor/save')].join();
  const unsaid = Object.keys(messages).filter((each) => !code.includes(`'${each}'`));
  expect(unsaid).toEqual([]);
});
