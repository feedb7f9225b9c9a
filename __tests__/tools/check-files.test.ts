/** @jest-environment node */
import { findCycles } from '../../tools/lint/cycles.mjs';
import { findSameNames } from '../../tools/lint/same-names.mjs';

const cyclesOf = (sources: Record<string, string>) => findCycles(new Map(Object.entries(sources)));

describe('files that import each other', () => {
  it.each([
    ['values and types, on many lines', "import {\n  b,\n  type B,\n} from './b';"],
    ['a type in JSDoc', "/** @param {import('./b').B} b */"],
    ['a module that is loaded later', "void import('./b');"],
    ['an exported name', "export { b } from './b';"],
    ['a side effect', "import './b';"],
  ])('are found by an import of %s', (_, statement) => {
    const sources = { 'src/a.ts': statement, 'src/b.tsx': "import { a } from '../src/a';" };
    expect(cyclesOf(sources)).toEqual([['src/a.ts', 'src/b.tsx', 'src/a.ts']]);
  });

  it('are found through other files, and not where two share a third', () => {
    const sources = {
      'start.ts': "import './a/index';",
      'a/index.ts': "import '../b.mjs';",
      'b.mjs': "import './c';",
      'c.ts': "import './a';",
    };
    expect(cyclesOf(sources)).toEqual([['a/index.ts', 'b.mjs', 'c.ts', 'a/index.ts']]);
    const shared = { 'a.ts': "import './b';\nimport './c';", 'b.ts': "import './c';", 'c.ts': '' };
    expect(cyclesOf(shared)).toEqual([]);
  });
});

it('finds files and folders whose names differ by case alone', () => {
  const clashes = ['Page/Frame.tsx', 'Page/frame.tsx', 'src/Form/a.ts', 'src/form/b.ts'];
  expect(findSameNames(clashes)).toEqual([
    ['Page/Frame.tsx', 'Page/frame.tsx'],
    ['src/Form', 'src/form'],
  ]);
  expect(findSameNames(['a/Frame.tsx', 'b/frame.tsx', 'a/Frame.scss'])).toEqual([]);
});
