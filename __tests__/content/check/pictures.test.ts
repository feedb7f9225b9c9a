import { detailSize } from '../../../src/constants';
import { findFaults } from '../../../src/content/check';
import {
  backgroundSize,
  boardSize,
  checkPictures,
  portraitSize,
  unusedPictures,
} from '../../../src/content/check/pictures';
import type { Fault } from '../../../src/content/faults';
import { picturePlaces } from '../../../src/content/model/pages';
import {
  type Changes,
  inEach,
  soundData,
  soundPictures,
  soundPowerCut,
  sourceWith,
} from '../../support/project';

const brief = ({ file, field, code, values }: Fault) => [file, field, code, values];

const found = (changes: Changes) => checkPictures(soundData(), sourceWith(changes)).map(brief);

it('names each place that shows a picture which does not exist', () => {
  const none = soundPictures.map((image) => [image, undefined]);
  const faults = found({ pictures: Object.fromEntries(none) as Changes['pictures'] });
  expect(faults.map(([file, field, code]) => [file, field, code])).toEqual([
    ...picturePlaces.map((place) => ['data/pages.json', `${place}.image`, 'picture-missing']),
    ['data/categories/electricity.json', 'image', 'picture-missing'],
    ['data/categories/it.json', 'image', 'picture-missing'],
    ['data/services/cabling.json', 'image', 'picture-missing'],
    ['data/services/cabling.json', 'details.0.image', 'picture-missing'],
    ['data/services/websites.json', 'image', 'picture-missing'],
    ['data/projects/farm.json', 'image', 'picture-missing'],
  ]);
});

const image = 'images/farm.webp';

it.each([
  [null, 'picture-unreadable', { image }],
  [
    { width: 609, height: 460 },
    'picture-too-small',
    { image, size: '609 x 460', shown: '610 x 460' },
  ],
  [
    { width: 610, height: 459 },
    'picture-too-small',
    { image, size: '610 x 459', shown: '610 x 460' },
  ],
])('names a picture of the size %j', (size, code, values) => {
  expect(found({ pictures: { [image]: size } })).toEqual([
    ['data/projects/farm.json', 'image', code, values],
  ]);
});

it('names a picture that no record and no page shows, which stops no build', () => {
  const names = ['moon', 'moon_night'].map((name) => `images/${name}.webp`);
  const source = sourceWith({
    pictures: Object.fromEntries(names.map((name) => [name, detailSize])),
  });
  expect(checkPictures(soundData(), source)).toEqual([]);
  const unused = unusedPictures(soundData(), source).map(({ file, code }) => [file, code]);
  expect(unused).toEqual(names.map((name) => [`data/${name}`, 'picture-unused']));
});

it('takes a picture by night of the size of the one by day, and no other', () => {
  const night = (name: string, width: number) =>
    found({ pictures: { [`images/${name}_night.webp`]: { width, height: 920 } } });
  expect(night('bulb', 1220)).toEqual([]);
  expect(night('bulb', 1000)).toEqual([
    [
      'data/images/bulb.webp',
      undefined,
      'picture-unlike-night',
      { size: '1220 x 920', expected: '1000 x 920', night: 'images/bulb_night.webp' },
    ],
  ]);
});

const role = inEach((language) => `Role ${language}`);

it.each([
  [
    'a photograph of the team',
    { team: [{ name: 'Eve', role, image: 'images/extra.webp' }] },
    portraitSize,
    ['data/team.json', 'image'],
  ],
  [
    'the background of a banner',
    { 'services.0.banner.background': 'images/extra.webp' },
    backgroundSize,
    ['data/services/cabling.json', 'banner.background'],
  ],
  [
    'a board beside the questions of a power cut',
    {
      'power-cut': {
        ...soundPowerCut(),
        pictures: { levers: { image: 'images/extra.webp', imageAlt: role } },
      },
    },
    boardSize,
    ['data/power-cut.json', 'pictures.levers.image'],
  ],
])('takes %s at the size at which it is shown', (_, change, size, place) => {
  const foundWith = (width: number) => {
    const source = sourceWith({
      data: change,
      pictures: { 'images/extra.webp': { ...size, width } },
    });
    return findFaults(source).faults.map(({ file, field, code }) => [file, field, code]);
  };
  expect(foundWith(size.width)).toEqual([]);
  expect(foundWith(size.width - 1)).toEqual([[...place, 'picture-too-small']]);
});
