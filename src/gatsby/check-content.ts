import { setTimeout as wait } from 'node:timers/promises';
import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { check } from '../content/check';
import { checkEnvironment } from '../content/check/environment';
import { missingFacts } from '../content/check/indexed';
import { outdatedFacts } from '../content/check/outdated';
import { unusedPictures } from '../content/check/pictures';
import { recordsIn } from '../content/check/shape';
import { untranslatedTexts } from '../content/check/words';
import { sentence } from '../content/faults';
import { isRecordFolder, nodeTypes } from '../content/model';
import { readSource, type Source } from '../content/read';
import { recordOf } from './schema';

const isBuild = process.env.NODE_ENV === 'production';

const bulleted = (sentences: string[]) => sentences.map((each) => `  - ${each}`).join('\n');

/** Reads and checks all content files, and reports all faults at once. */
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

/** Result of the check before bootstrap, until it is used once: the first pages are made of the content read then. */
let wasSoundAtStart: boolean | undefined;

/**
 * Checks the content before Gatsby uses it. A build stops at any fault, `develop` only at one in `data/`, as it has no
 * earlier pages to continue with.
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
  if (!process.env.GATSBY_FORM_KEY)
    reporter.warn('No form will arrive: GATSBY_FORM_KEY is not set.');
  warn(
    'Missing for a real site (docs/recipes.md, "Set up your company")',
    missingFacts(data.company).map(sentence),
  );
  warn(
    'Checked more than twelve months ago (docs/recipes.md says how to check it again)',
    outdatedFacts(data, new Date()),
  );
  warn('The same as in French: translated?', untranslatedTexts(source));
  warn('Pictures to delete', unusedPictures(data, source).map(sentence));
}

/** Whether the nodes of `data/` match its files as read. */
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

/** Maximum number of readings of the files, which may change once more meanwhile. */
const readings = 30;

/** Number of comparisons of the nodes with each reading, and the pause after each, ms. */
const comparisons = 20;
const pause = 50;

/**
 * Whether pages can be planned from the nodes: each file of `data/` is valid, everything it refers to exists, and the
 * nodes match the files. In `develop` Gatsby runs `createPages` before all nodes exist, and does not run it again for
 * nodes made meanwhile, so this waits; faults are reported. A fault in texts does not prevent planning.
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
