import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as company from './company';
import * as page from './page';
import * as picture from './picture';
import * as records from './records';
import * as services from './services';
import * as solar from './solar';
import * as texts from './texts';

/** From the project's folder: Gatsby compiles this file into `.cache`. */
const folder = path.join('src', 'gatsby', 'schema');

/** Type definitions: the .graphql files of this folder, and enums built from lists in the code. */
export const typeDefs = [
  page.typeDefs,
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
];

/**
 * Resolvers of computed fields: texts, and links that the data does not spell out. The fields are declared in the
 * .graphql files; those of Gatsby's own types here.
 */
export const resolvers: Record<string, object> = {
  ...company.resolvers,
  ...page.resolvers,
  ...picture.resolvers,
  ...records.resolvers,
  ...services.resolvers,
  ...solar.resolvers,
  ...texts.resolvers,
};

export { recordOf, createDetailNodes, createRecordNodes } from './services';
