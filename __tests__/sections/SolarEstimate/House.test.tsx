import { render } from '@testing-library/react';
import { House } from '../../../src/sections/SolarEstimate/House';

it.each([
  [false, ['wall', 'panel', 'panel']],
  [true, ['panel', 'panel', 'wall', 'roof']],
])('turned away (%s) it draws from the back to the front: %j', (isTurnedAway, layers) => {
  const { container } = render(
    <svg>
      <House area={4} tilt={30} isTurnedAway={isTurnedAway} />
    </svg>,
  );
  const drawn = container.querySelectorAll('.house__panel, .house__wall, polygon.house__roof');
  expect([...drawn].map((each) => each.classList[0])).toEqual(
    layers.map((name) => `house__${name}`),
  );
});
