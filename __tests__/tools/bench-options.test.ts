/** @jest-environment node */
import { list, readOptions, wholeNumber } from '../../tools/bench/options.mjs';

const known = { runs: { type: 'string', default: '5' }, strict: { type: 'boolean' } } as const;

/** What a call prints before it ends the process. */
function sentence(act: () => unknown) {
  const printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const ended = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(act).toThrow('ended');
  expect(ended).toHaveBeenCalledWith(1);
  return printed.mock.calls.join('');
}

afterEach(() => jest.restoreAllMocks());

it('reads options and their defaults', () => {
  expect(readOptions(['--strict'], known)).toEqual({ runs: '5', strict: true });
  expect(readOptions(['--runs', '2'], known)).toEqual({ runs: '2' });
});

it('ends with a sentence that names the options when one is unknown', () => {
  expect(sentence(() => readOptions(['--rnus', '2'], known))).toMatch(
    /--rnus[\s\S]*--runs, --strict/,
  );
});

it('splits lists', () => {
  expect(list('/, /contact,')).toEqual(['/', '/contact']);
});

it('reads whole numbers', () => {
  expect(wholeNumber('runs', '0', 0)).toBe(0);
});

it.each(['', 'x', '1.5', '-1', '11'])('ends with a sentence when a number is "%s"', (value) => {
  expect(sentence(() => wholeNumber('sizes', value, 12))).toContain(
    `--sizes is "${value}", expected a whole number from 12`,
  );
});
