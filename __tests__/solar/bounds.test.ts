import { estimate } from '../../src/solar/estimate';
import { orientations, ranges, tilts, type SolarInputs } from '../../src/solar/inputs';
import { firstRoof, solarConstants } from '../support/solar';

const { area, consumption } = ranges;
const areas = [area.min, 12, 13, 30, 75, 190, 191, area.max];

/** The estimates by orientation, from south to north. */
const results = (roof: SolarInputs) =>
  orientations.map((orientation) => estimate({ ...roof, orientation }, solarConstants));

const roofs = tilts.flatMap((tilt) =>
  areas.flatMap((size) =>
    [consumption.min, 4500, consumption.max].map((use): SolarInputs => ({
      ...firstRoof,
      area: size,
      tilt,
      consumption: use,
    })),
  ),
);

test('a roof nearer to the south never produces less', () => {
  for (const roof of roofs) {
    const productions = results(roof).map(({ exact }) => exact.production);
    expect(productions).toEqual([...productions].sort((one, other) => other - one));
  }
});

test('a larger roof produces more', () => {
  for (const roof of roofs) {
    const larger = results({ ...roof, area: roof.area + 1 });
    results(roof).forEach(({ exact }, index) =>
      expect(larger[index]!.exact.production).toBeGreaterThan(exact.production),
    );
  }
});

test('a larger roof costs more, and less for each kWp', () => {
  const perPower = areas.map((size) => {
    const { exact, power } = estimate({ ...firstRoof, area: size }, solarConstants);
    return { price: exact.price, each: exact.price / power };
  });
  const prices = perPower.map(({ price }) => price);
  const each = perPower.map((price) => price.each);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  expect(each).toEqual([...each].sort((one, other) => other - one));
});

test('a battery never lowers what the household uses itself', () => {
  for (const roof of roofs) {
    const withBattery = results({ ...roof, battery: true });
    results(roof).forEach(({ ownUseShare }, index) =>
      expect(withBattery[index]!.ownUseShare).toBeGreaterThanOrEqual(ownUseShare),
    );
  }
});

test.each([false, true])(
  'aid, saving and shares stay within their bounds (battery: %s)',
  (battery) => {
    for (const result of roofs.flatMap((roof) => results({ ...roof, battery }))) {
      const { exact, coveredShare, balances } = result;
      expect(exact.aid).toBeLessThanOrEqual(exact.price);
      expect(exact.battery > 0).toBe(battery);
      for (const { value, from, to } of balances) {
        expect(from).toBeLessThanOrEqual(value);
        expect(to).toBeGreaterThanOrEqual(value);
      }
      expect(exact.saving).toBeGreaterThanOrEqual(0);
      expect(coveredShare).toBeGreaterThan(0);
      expect(coveredShare).toBeLessThanOrEqual(1);
    }
  },
);
