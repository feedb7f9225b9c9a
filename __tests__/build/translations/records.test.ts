import { recordNamespaces, serviceNamespace } from '../../../src/build/translations/records';
import { soundData } from '../../support/project';
import { sourceWith } from '../../support/source';

const shapes = (data = soundData()) => recordNamespaces(data, sourceWith());

/** Where the shape of a namespace finds issues. */
function issues(namespace: string, words: unknown, data = soundData()) {
  const shape = shapes(data)[namespace];
  return shape?.safeParse(words).error?.issues.map(({ path }) => path.join('.'));
}

const service = { title: 'a', summary: 'b', lead: 'c', description: 'd', detailsTitle: 'e' };
const sockets = { title: 'a', text: 'b', points: ['c'] };

it('names the translations of a service by its slug', () => {
  expect(serviceNamespace('cabling')).toBe('service-cabling');
});

it('has one namespace for each service, and one for each other kind of record', () => {
  expect(Object.keys(shapes())).toEqual([
    'categories',
    'figures',
    'pages',
    'pictures',
    'projects',
    'service-cabling',
    'service-websites',
  ]);
});

it.each([
  ['service-cabling', { ...service, details: { sockets } }],
  ['service-websites', service],
  ['projects', { farm: { title: 'a', task: 'b', work: 'c' } }],
])('takes the words of %s', (namespace, words) => {
  expect(issues(namespace, words)).toBeUndefined();
});

it.each([
  ['a service whose details have no translations', 'service-cabling', service, ['details']],
  ['details that the data does not have', 'service-websites', { ...service, details: {} }, ['']],
  [
    'points that are no list',
    'service-cabling',
    { ...service, details: { sockets: { ...sockets, points: 'c' } } },
    ['details.sockets.points'],
  ],
  ['a project that the data does not have', 'projects', { barn: {} }, ['farm', '']],
])('refuses %s', (_, namespace, words, places) => {
  expect(issues(namespace, words)).toEqual(places);
});

it('asks for the translations of a detail as soon as the data has it', () => {
  const data = soundData();
  data.services[0]?.details.push({ slug: 'lamps', image: 'images/bulb.webp' });
  const words = { ...service, details: { sockets } };
  expect(issues('service-cabling', words, data)).toEqual(['details.lamps']);
});
