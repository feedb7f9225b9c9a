import { fireEvent, screen } from '@testing-library/react';
import inspection from '../../data/inspection.json';
import {
  InspectionForm,
  nextInspection,
  type InspectionInputs,
  type NextInspection,
} from '../../src/sections/InspectionForm';
import type { ToolResult } from '../../src/forms/results';
import { renderInPage } from '../support/render';

const facts = {
  kinds: [{ slug: 'home', years: 20, translation: { name: 'Logement', period: '20 ans' } }],
  ownerChange: { fromYears: 10, afterYears: 5 },
  url: '',
  checked: '2026-11-01',
};

it('judges a year once it has four digits, or when the field is left', () => {
  renderInPage(<InspectionForm facts={facts} onAnswer={() => undefined} />);
  const year = screen.getByRole('textbox');
  const answer = screen.getByRole('status');
  const unanswered = answer.textContent;
  const type = (value: string) => fireEvent.change(year, { target: { value } });
  for (const typed of ['2', '20', '201']) {
    type(typed);
    expect(year).toBeValid();
    expect(answer.textContent).toBe(unanswered);
  }
  type('2019');
  expect(answer).toHaveTextContent('2039');
  expect(answer).toHaveClass('alert-success');
  type('20');
  fireEvent.blur(year);
  expect(year).toBeInvalid();
  expect(year).toHaveAccessibleDescription(/Indiquez une année/);
  expect(answer.textContent).toBe(unanswered);
});

it('says in the colour of an alarm that an inspection is overdue', () => {
  renderInPage(<InspectionForm facts={facts} onAnswer={() => undefined} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '1999' } });
  expect(screen.getByRole('status')).toHaveClass('alert-danger');
});

it('hands over an answer as long as there is one', () => {
  const onAnswer = jest.fn<undefined, [ToolResult | undefined]>();
  renderInPage(<InspectionForm facts={facts} onAnswer={onAnswer} />);
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  expect(onAnswer).toHaveBeenLastCalledWith(undefined);
  type('2019');
  fireEvent.click(screen.getByRole('checkbox'));
  const result = onAnswer.mock.lastCall?.[0];
  expect(result?.label).toBe('Contrôle\u00a0: Logement, dernier en 2019');
  expect(result?.text.split('\n')).toEqual([
    expect.stringContaining('2019'),
    expect.stringContaining('propriétaire'),
    screen.getByRole('status').textContent,
  ]);
  type('1890');
  expect(onAnswer).toHaveBeenLastCalledWith(undefined);
});

const ownerChange = { fromYears: 10, afterYears: 5 };
const next = (inputs: Pick<InspectionInputs, 'years' | 'lastYear' | 'changesOwner'>) =>
  nextInspection({ ...inputs, thisYear: 2026, ownerChange });

it.each<[years: number, lastYear: number | undefined, expected: NextInspection]>([
  [20, 2019, { state: 'due', year: 2039 }],
  [5, 2026, { state: 'due', year: 2031 }],
  [20, 2006, { state: 'dueThisYear', year: 2026 }],
  [1, 2025, { state: 'dueThisYear', year: 2026 }],
  [20, 2005, { state: 'overdue', year: 2025 }],
  [1, 1950, { state: 'overdue', year: 1951 }],
  [10, undefined, { state: 'unknown' }],
  [10, 2027, { state: 'badYear' }],
  [10, 1949, { state: 'badYear' }],
  [10, 202, { state: 'badYear' }],
  [10, 2019.5, { state: 'badYear' }],
  [10, NaN, { state: 'badYear' }],
])('every %i years, last in %s', (years, lastYear, expected) => {
  expect(next({ years, lastYear, changesOwner: false })).toEqual(expected);
});

it.each<[years: number, lastYear: number | undefined, expected: NextInspection]>([
  [20, 2020, { state: 'atOnce' }],
  [10, 2020, { state: 'atOnce' }],
  [10, 2016, { state: 'atOnce' }],
  [20, 2021, { state: 'maybeAtOnce', year: 2041 }],
  [20, 2022, { state: 'due', year: 2042 }],
  [5, 2021, { state: 'dueThisYear', year: 2026 }],
  [5, 2020, { state: 'overdue', year: 2025 }],
  [20, 2005, { state: 'overdue', year: 2025 }],
  [20, undefined, { state: 'unknown' }],
  [20, 2027, { state: 'badYear' }],
])('every %i years, last in %s, with a change of owner', (years, lastYear, expected) => {
  expect(next({ years, lastYear, changesOwner: true })).toEqual(expected);
});

/** The annex of the Low-Voltage Installations Ordinance (OIBT, RS 734.27). */
it('the periods are those of the law: old wiring has a shorter one than its dwelling, and medical rooms none', () => {
  const due = inspection.kinds.map(({ slug, years }) => [
    slug,
    next({ years, lastYear: 2025, changesOwner: false }),
  ]);
  expect(due).toEqual([
    ['dwelling', { state: 'due', year: 2045 }],
    ['old_wiring', { state: 'due', year: 2030 }],
    ['business', { state: 'due', year: 2035 }],
    ['public', { state: 'due', year: 2030 }],
    ['temporary', { state: 'dueThisYear', year: 2026 }],
  ]);
  expect(inspection.ownerChange).toEqual(ownerChange);
});
