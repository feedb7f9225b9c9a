import { defaultInputs, inputsQuery, parseInputs, type SolarInputs } from '../../src/solar/inputs';

const defaults = defaultInputs({ consumption: 4500, price: 23 });
const parse = (query: string) => parseInputs(new URLSearchParams(query), defaults);

test('reads every input from the address', () => {
  const query = 'lng=it&area=75&tilt=15&orientation=north-east&use=7500&battery=true&price=27.96';
  expect(parse(query)).toEqual({
    area: 75,
    tilt: 15,
    orientation: 'north-east',
    consumption: 7500,
    battery: true,
    price: 27.96,
  });
});

test.each([
  '',
  'area=&tilt=&orientation=&use=&battery=&price=',
  'area=9&tilt=31&orientation=up&use=499&battery=yes&price=4.99',
  'area=201&tilt=-30&orientation=South&use=100001&battery=TRUE&price=100.01',
  'area=NaN&tilt=030&orientation=__proto__&use=Infinity&battery=1&price=-23',
  'area=1e2&tilt=30.0&orientation=constructor&use=0x1F40&battery=null&price=.5',
  'area=30.5&tilt=%0045&orientation=<script>&use=4%20500&battery[]=true&price=30,5',
  `area=${'9'.repeat(400)}&use=١٢٣٤&price=0.${'1'.repeat(400)}`,
])('takes the default for what is missing or not valid: %s', (query) => {
  expect(parse(query)).toEqual(defaults);
});

test('judges each input by itself, and the first of two values', () => {
  expect(parse('area=1000&tilt=90')).toEqual({ ...defaults, tilt: 90 });
  expect(parse('area=40&area=50').area).toBe(40);
});

test('writes only what differs from the defaults', () => {
  expect(inputsQuery(defaults, defaults)).toBe('');
  expect(inputsQuery({ ...defaults, area: 40, tilt: 0 }, defaults)).toBe('?area=40&tilt=0');
});

test('keeps the other parameters of an address, and drops its own that no longer differ', () => {
  const inputs = { ...defaults, area: 40 };
  expect(inputsQuery(inputs, defaults, '?ref=letter&use=900&area=50')).toBe('?ref=letter&area=40');
  expect(inputsQuery(defaults, defaults, '?use=900')).toBe('');
});

test.each<Partial<SolarInputs>>([
  { area: 10, price: 5, consumption: 500 },
  { area: 200, price: 100, consumption: 100_000 },
  { tilt: 0, orientation: 'north', battery: true, price: 22.965 },
])('reads what it wrote: %j', (changes) => {
  const inputs = { ...defaults, ...changes };
  expect(parse(inputsQuery(inputs, defaults))).toEqual(inputs);
});
