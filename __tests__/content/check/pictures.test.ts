import { detailSize } from '../../../src/constants';
import { findFaults } from '../../../src/content/check';
import {
  backgroundSize,
  boardSize,
  checkPictures,
  portraitSize,
} from '../../../src/content/check/pictures';
import { sentence } from '../../../src/content/faults';
import { picturePlaces } from '../../../src/content/model/pages';
import {
  type Changes,
  inEach,
  soundData,
  soundPictures,
  soundPowerCut,
  sourceWith,
} from '../../support/project';

const sentences = (changes: Changes) =>
  checkPictures(soundData(), sourceWith(changes)).map(sentence);

it('names each place that shows a picture which does not exist', () => {
  const none = soundPictures.map((image) => [image, undefined]);
  expect(sentences({ pictures: Object.fromEntries(none) as Changes['pictures'] })).toEqual([
    ...picturePlaces.map(
      (place) =>
        `data/pages.json, field "${place}.image": data/images/${place.toLowerCase()}.webp does not exist.`,
    ),
    'data/categories/electricity.json, field "image": data/images/bulb.webp does not exist.',
    'data/categories/it.json, field "image": data/images/screen.webp does not exist.',
    'data/services/cabling.json, field "image": data/images/cable.webp does not exist.',
    'data/services/cabling.json, field "details.0.image": data/images/socket.webp does not exist.',
    'data/services/websites.json, field "image": data/images/screen.webp does not exist.',
    'data/projects/farm.json, field "image": data/images/farm.webp does not exist.',
  ]);
});

it.each([
  [null, 'is not a picture that can be read'],
  [{ width: 609, height: 460 }, 'is 609 x 460 px, smaller than the 610 x 460 px'],
  [{ width: 610, height: 459 }, 'is 610 x 459 px, smaller than the 610 x 460 px'],
])('names a picture of the size %j', (size, problem) => {
  expect(sentences({ pictures: { 'images/farm.webp': size } })).toEqual([
    expect.stringContaining(`field "image": data/images/farm.webp ${problem}`),
  ]);
});

it('takes a picture of exactly the size at which it is shown', () => {
  expect(sentences({ pictures: { 'images/socket.webp': detailSize } })).toEqual([]);
});

it('names a picture that no record and no page shows', () => {
  expect(sentences({ pictures: { 'images/moon.webp': detailSize } })).toEqual([
    'data/images/moon.webp: no record and no page shows this picture.',
  ]);
});

it('lets a picture stay that the editor on the host could not delete', () => {
  const data = soundData();
  data.company.repository = { name: 'account/site', pullRequests: false };
  const source = sourceWith({ pictures: { 'images/moon.webp': detailSize } });
  expect(checkPictures(data, source)).toEqual([]);
});

it('takes a picture by night of the size of the one by day, and no other', () => {
  const night = (name: string, width: number) =>
    sentences({ pictures: { [`images/${name}_night.webp`]: { width, height: 920 } } });
  expect(night('bulb', 1220)).toEqual([]);
  expect(night('bulb', 1000)).toEqual([
    'data/images/bulb.webp: is 1220 x 920 px, expected 1000 x 920 px like data/images/bulb_night.webp.',
  ]);
  expect(night('moon', 1220)).toEqual([
    'data/images/moon_night.webp: no record and no page shows this picture.',
  ]);
});

const role = inEach((language) => `Role ${language}`);

it.each([
  [
    'a photograph of the team',
    { team: [{ name: 'Eve', role, image: 'images/extra.webp' }] },
    portraitSize,
    'data/team.json, record "number 1", field "image": data/images/extra.webp is 287 x 288 px, smaller than the 288 x 288 px at which it is shown.',
  ],
  [
    'the background of a banner',
    { 'services.0.banner.background': 'images/extra.webp' },
    backgroundSize,
    'data/services/cabling.json, field "banner.background": data/images/extra.webp is 1279 x 720 px, smaller than the 1280 x 720 px at which it is shown.',
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
    'data/power-cut.json, field "pictures.levers.image": data/images/extra.webp is 207 x 156 px, smaller than the 208 x 156 px at which it is shown.',
  ],
])('takes %s at the size at which it is shown', (_, change, size, said) => {
  const sentencesWith = (width: number) => {
    const source = sourceWith({
      data: change,
      pictures: { 'images/extra.webp': { ...size, width } },
    });
    return findFaults(source).faults.map(sentence);
  };
  expect(sentencesWith(size.width)).toEqual([]);
  expect(sentencesWith(size.width - 1)).toEqual([said]);
});
