import { pictureKey, picturesInUse } from '../../src/build/pictures';
import { soundData } from '../support/project';
import { sourceWith } from '../support/source';

it('lists each picture that pages show once, in order of the alphabet', () => {
  expect(picturesInUse(soundData(), sourceWith())).toEqual([
    'images/bulb.webp',
    'images/cable.webp',
    'images/farm.webp',
    'images/hero.webp',
    'images/panel.webp',
    'images/screen.webp',
    'images/socket.webp',
  ]);
});

it('keys the alternative text of a picture by its name alone', () => {
  expect(pictureKey('images/solar_roof.webp')).toBe('solar_roof');
});
