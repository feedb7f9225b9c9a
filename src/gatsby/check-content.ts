import { setTimeout as wait } from 'node:timers/promises';
import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { check } from '../content/check';
import { checkEnvironment, missingFacts, outdatedFacts } from '../content/check/indexed';
import { unusedPictures } from '../content/check/pictures';
import { recordsIn } from '../content/check/shape';
import { untranslatedTexts } from '../content/check/words';
import { sentence } from '../content/faults';
import { isRecordFolder, nodeTypes } from '../content/model';
import { readSource, type Source } from '../content/read';
import { recordOf } from './schema';

const isBuild = process.env.NODE_ENV === 'production';

const bulleted = (sentences: string[]) => sentences.map((each) => `  - ${each}`).join('\n');

/** Reads and checks what becomes pages, and tells all that is wrong at once. */
async function readContent(tell: (report: string, isSound: boolean) => void) {
  // Gatsby runs in the project's folder.
  const source = await readSource(process.cwd());
  const { data, isSound, sentences } = check(source);
  const all = [...checkEnvironment(process.env, data?.company), ...sentences];
  if (all.length > 0) {
    const count = all.length === 1 ? '1 fault' : `${all.length} faults`;
    tell(`${count} to fix in data/, locales/ or the environment:\n${bulleted(all)}`, isSound);
  }
  return { source, data, isSound };
}

/** Whether `data/` was sound before bootstrap, until it is asked for: the first pages are made of what was read then. */
let wasSoundAtStart: boolean | undefined;

/**
 * Checks the content before Gatsby does anything with it. A build stops at any fault; `develop` at one in `data/`, as it
 * has no pages yet to go on with.
 */
export async function checkContent({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const { source, data, isSound } = await readContent((report, canGoOn) =>
    canGoOn ? reporter.panicOnBuild(report) : reporter.panic(report),
  );
  wasSoundAtStart = isSound;
  if (!isBuild || !data) return;
  const warn = (title: string, sentences: string[]) => {
    if (sentences.length > 0) reporter.warn(`${title}:\n${bulleted(sentences)}`);
  };
  warn(
    'Missing for a real site (docs/recipes.md, "Set up your company")',
    missingFacts(data.company, process.env),
  );
  warn(
    'Checked more than twelve months ago (docs/recipes.md says how to check it again)',
    outdatedFacts(data, new Date()),
  );
  warn('The same as in French: translated?', untranslatedTexts(source));
  warn('Pictures to delete', unusedPictures(data, source).map(sentence));
}

/** Whether the nodes of `data/` are those of its files as they were read. */
function areNodesOf(source: Source, { getNodesByType, createContentDigest }: CreatePagesArgs) {
  return Object.entries(nodeTypes).every(([name, type]) => {
    const records = isRecordFolder(name)
      ? recordsIn(source, name).map(([slug, { value }]) => recordOf(value as object, slug))
      : [source.data[name]?.value ?? []].flat();
    const digests = getNodesByType(type).map(({ internal }) => internal.contentDigest);
    return (
      digests.length === records.length &&
      records.every((record) => digests.includes(createContentDigest(record)))
    );
  });
}

/** How often the files are read again, as they may have changed once more, until Gatsby has made the nodes of a changed one. */
const readings = 30;

/** How often the nodes are compared with the files after each reading, and the pause after each time, ms. */
const comparisons = 20;
const pause = 50;

/**
 * Whether pages can be planned from the nodes: each file of `data/` has its shape, what it names exists, and the nodes
 * are those of the files. `develop` asks for pages after each change, while it is still making nodes; it is told what is
 * wrong. A fault in words keeps no page from being planned.
 */
export async function isContentSound(args: CreatePagesArgs): Promise<boolean> {
  const known = wasSoundAtStart;
  wasSoundAtStart = undefined;
  if (known !== undefined) return known;
  for (let reading = 0; reading < readings; reading++) {
    const { source, isSound } = await readContent((report) => args.reporter.panicOnBuild(report));
    if (!isSound) return false;
    for (let comparison = 0; comparison < comparisons; comparison++) {
      if (areNodesOf(source, args)) return true;
      await wait(pause);
    }
  }
  return false;
}
