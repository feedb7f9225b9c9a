import { checkData } from '../../../src/build/check/data';
import { sentence } from '../../../src/build/issue';
import { sourceWith } from '../../support/project';

const sentencesOf = (...closedDays: object[]) =>
  checkData(sourceWith({ data: { 'closed-days': closedDays } })).issues.map(sentence);

it('takes a day by each of the rules', () => {
  const days = [
    { slug: 'leap_day', date: '02-29' },
    { slug: 'easter', easter: 0 },
    { slug: 'fast', weekday: 'Thursday', onOrAfter: '09-05' },
    { slug: 'stocktaking', from: '2026-06-30', to: '2026-06-30' },
  ];
  expect(sentencesOf(...days)).toEqual([]);
});

const oneRule =
  'record "day": expected either "date", "easter", "weekday" and "onOrAfter", or "from" and "to".';

it.each([
  [{ date: '02-30' }, 'field "date": expected a day that the calendar has, like 08-01.'],
  [{ from: '2026-02-29', to: '2026-03-01' }, 'field "from": Invalid ISO date.'],
  [{ from: '2026-08-02', to: '2026-08-01' }, 'record "day", field "to": is before "from".'],
  [{ easter: 0.5 }, 'record "day", field "easter": Invalid input'],
  [{ weekday: 'Thursday', onOrAfter: '12-26' }, 'field "onOrAfter": expected a day not after'],
  [{ weekday: 'Thursday' }, oneRule],
  [{ date: '08-01', easter: 1 }, oneRule],
  [{}, oneRule],
])('refuses %j', (rule, message) => {
  const found = sentencesOf({ slug: 'day', ...rule });
  expect(found).toEqual([expect.stringContaining(message)]);
  expect(found[0]).toMatch(/^data\/closed-days\.json, record "day"/);
});

it('refuses a slug that an earlier day has', () => {
  const day = { slug: 'day', date: '08-01' };
  expect(sentencesOf(day, day)).toEqual([
    'data/closed-days.json, record "day", field "slug": "day" already belongs to "day", expected one of its own.',
  ]);
});
