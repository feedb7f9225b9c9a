import { placeLabels, type Point } from '../../src/gatsby/area-map';

const at = (x: number, y: number): Point => ({ x, y });

describe('placeLabels', () => {
  const named = (x: number, y: number) => {
    return { text: 'Nyon', stop: at(x, y), fontSize: 20, letter: 0.5, gap: 15 };
  };
  const base = named(60, 440);
  const name = named(200, 200);

  it('puts a name beside its stop, away from the base', () => {
    expect(placeLabels([base, name], [], [])[1]).toMatchObject({ anchor: 'start', x: 215 });
    expect(placeLabels([named(300, 440), name], [], [])[1]).toMatchObject({
      anchor: 'end',
      x: 185,
    });
  });

  const shore = [at(205, 0), at(400, 0), at(400, 400), at(205, 400)];

  it.each([
    ['the frame', [base, named(370, 200)], [], [], 'start,end'],
    ['a line', [base, name], [[name.stop, at(400, 200)]], [], 'start,end'],
    ['another name', [base, name, named(200, 215)], [], [], 'start,start,end'],
    ['another stop', [base, name, named(240, 200)], [], [], 'start,end,start'],
    ['water', [base, name], [], shore, 'start,end'],
    ['water, except for the base', [name], [], shore, 'start'],
  ])('turns away from %s', (_, names, lines, polygon, anchors) => {
    expect(String(placeLabels(names, lines, polygon).map(({ anchor }) => anchor))).toBe(anchors);
  });
});
