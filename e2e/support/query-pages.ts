import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Pages that hold one query each: a build validates their queries and writes the answers. */

const nameOf = (index: number) => `query-${index}`;

/** Adds a page for each query to a copy of the project. */
export async function addQueryPages(copy: string, queries: string[]): Promise<void> {
  const folder = path.join(copy, 'src/pages');
  await mkdir(folder);
  for (const [index, query] of queries.entries()) {
    const page = `import { graphql } from 'gatsby';
export default function QueryPage() { return null; }
export const query = graphql\`query Recipe${index} ${query}\`;
`;
    await writeFile(path.join(folder, `${nameOf(index)}.tsx`), page);
  }
}

/** Reads the answer to a query from a built site. */
export async function answerTo(index: number, site: string): Promise<object> {
  const file = path.join(site, 'page-data', nameOf(index), 'page-data.json');
  const page = JSON.parse(await readFile(file, 'utf8')) as { result: { data: object } };
  return page.result.data;
}

/** Finds what an answer leaves empty: a null, an empty text, list or object. */
export function emptyFields(answer: unknown, field = 'data'): string[] {
  if (answer === null || answer === '') return [field];
  if (typeof answer !== 'object') return [];
  const parts = Object.entries(answer);
  if (parts.length === 0) return [field];
  return parts.flatMap(([key, part]) => emptyFields(part, `${field}.${key}`));
}
