import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fonts } from '../../src/gatsby/fonts';

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .map((file) => ({ file, code: readFileSync(path.join('src', file), 'utf8') }));

/** The weights that the styles give to a family with `font`, and to any with `font-weight`. */
function weightsIn(pattern: RegExp): number[] {
  return styles.flatMap(({ code }) =>
    [...code.matchAll(pattern)].map(([, weight]) => Number(weight)),
  );
}

it.each([
  ['head', 'font-head'],
  ['text', 'bs-body-font-family'],
] as const)('the styles use the whole range of weights of %s', (name, property) => {
  const used = weightsIn(new RegExp(`font: (\\d+) [^;]*--${property}\\)`, 'g'));
  const { min, max } = fonts[name].weights;
  expect(used.filter((weight) => weight < min || weight > max)).toEqual([]);
  expect(Math.max(...used)).toBe(max);
});

it('no style asks for a weight that neither font has', () => {
  const used = weightsIn(/font-weight: (\d+);/g);
  const { head, text } = fonts;
  expect(Math.min(...used)).toBe(text.weights.min);
  expect(Math.max(...used)).toBe(head.weights.max);
});

it('the styles name the file and the weights of each font', () => {
  const code = readFileSync('src/styles/_fonts.scss', 'utf8');
  const faces = [...code.matchAll(/url\('~([^']+)'\)[^}]*?font-weight: (\d+) (\d+);/g)];
  const expected = Object.values(fonts).flatMap(({ file, extended, weights: { min, max } }) => [
    [extended, min, max],
    [file, min, max],
  ]);
  expect(faces.map(([, file, min, max]) => [file, Number(min), Number(max)])).toEqual(expected);
});
