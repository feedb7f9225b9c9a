import { checkPictures, shownSize } from '../../../src/build/check/pictures';
import { sentence } from '../../../src/build/issue';
import { soundCode, soundData } from '../../support/project';
import { sourceWith, type Changes } from '../../support/source';

const sentences = (changes: Changes) =>
  checkPictures(soundData(), sourceWith(changes)).map(sentence);

describe('a picture that does not exist', () => {
  it.each([
    ['category', 'bulb', 'data/categories.json, record "electricity", field "image"'],
    ['reference', 'farm', 'data/references.json, record "farm", field "image"'],
    ['service', 'cable', 'data/services.json, record "cabling", field "image"'],
    ['banner', 'panel', 'data/services.json, record "cabling", field "banner.image"'],
    ['detail', 'socket', 'data/services.json, record "cabling", field "details.sockets.image"'],
    ['page', 'hero', 'src/templates/home.tsx, field "relativePath"'],
  ])('is named with the %s that shows it', (_, name, where) => {
    expect(sentences({ pictures: { [`images/${name}.webp`]: undefined } })).toEqual([
      `${where}: data/images/${name}.webp does not exist.`,
    ]);
  });

  it('is named once for each place that shows it', () => {
    expect(sentences({ pictures: { 'images/screen.webp': undefined } })).toEqual([
      'data/categories.json, record "it", field "image": data/images/screen.webp does not exist.',
      'data/services.json, record "websites", field "image": data/images/screen.webp does not exist.',
      'data/services.json, record "websites", field "banner.image": data/images/screen.webp does not exist.',
    ]);
  });
});

it('names a file that is no picture', () => {
  expect(sentences({ pictures: { 'images/farm.webp': null } })).toEqual([
    'data/references.json, record "farm", field "image": data/images/farm.webp is not a picture that can be read.',
  ]);
});

it.each([
  ['one pixel too narrow', { width: 609, height: 460 }, '609 x 460'],
  ['one pixel too low', { width: 610, height: 459 }, '610 x 459'],
])('names a picture that is %s', (_, size, written) => {
  expect(sentences({ pictures: { 'images/socket.webp': size } })).toEqual([
    `data/services.json, record "cabling", field "details.sockets.image": data/images/socket.webp is ${written} px, smaller than the 610 x 460 px at which it is shown.`,
  ]);
});

it('takes a picture of exactly the size at which it is shown', () => {
  expect(sentences({ pictures: { 'images/socket.webp': shownSize } })).toEqual([]);
});

it('names a picture that nothing shows', () => {
  expect(sentences({ pictures: { 'images/ladder.webp': shownSize } })).toEqual([
    'data/images/ladder.webp: no record and no page shows this picture.',
  ]);
});

it('names a picture that no page query asks for any more', () => {
  expect(sentences({ code: soundCode.replace('images/hero.webp', '') })).toEqual([
    'data/images/hero.webp: no record and no page shows this picture.',
  ]);
});
