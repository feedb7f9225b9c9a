import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { InspectionForm, useInspection } from '../../../src/sections/Inspection/InspectionForm';
import { hydrateInPage, renderInPage } from '../../support/render';
import { textOf } from '../../support/texts';
import { translate } from '../../support/translate';

const facts = {
  kinds: [{ slug: 'home', years: 20, translation: { name: 'Home', period: '20 years' } }],
  ownerChange: { fromYears: 10, afterYears: 5 },
  translation: { who: [] },
  url: '',
  checked: '2026-11-01',
};
/** Called with what the section would hand over to the quote form. */
const onResult = jest.fn<void, [string | undefined]>();

function Tool({ kinds }: Pick<Queries.InspectionFragment, 'kinds'>) {
  const inspection = useInspection({ ...facts, kinds });
  useEffect(() => onResult(inspection.result));
  return <InspectionForm kinds={kinds} inspection={inspection} />;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-28T10:00:00+01:00') });
  renderInPage(<Tool kinds={facts.kinds} />, { language: 'en' });
});
afterEach(() => jest.useRealTimers());

const year = () => screen.getByRole('textbox');
const output = () => screen.getByRole('status');
const type = (value: string) => fireEvent.change(year(), { target: { value } });

it('judges a year once it has four digits, or when the field is left', () => {
  const unanswered = output().textContent;
  for (const typed of ['2', '20', '201']) {
    type(typed);
    expect(year()).toBeValid();
    expect(output().textContent).toBe(unanswered);
  }
  type('2019');
  expect(output()).toHaveTextContent('2039');
  expect(output()).toHaveClass('alert-success');
  type('20');
  fireEvent.blur(year());
  expect(year()).toBeInvalid();
  expect(year()).toHaveAccessibleDescription(/1950.*2026/);
  expect(output().textContent).toBe(unanswered);
  expect(output()).not.toHaveClass(/alert-/);
});

it('answers in a page that the browser has translated', () => {
  translate(document.body);
  type('1999');
  expect(output()).toHaveTextContent('2019');
  type('2019');
  expect(output()).toHaveTextContent('2039');
});

it('says in the colour of an alarm that an inspection is overdue', () => {
  type('1999');
  expect(output()).toHaveClass('alert-danger');
});

it('hands over an answer as long as there is one', () => {
  expect(onResult).toHaveBeenLastCalledWith(undefined);
  type('2019');
  fireEvent.click(screen.getByRole('checkbox'));
  const result = onResult.mock.lastCall?.[0];
  expect(result?.split('\n')).toEqual([
    expect.stringMatching(/Home.*2019/),
    textOf('en', 'inspection:form.newOwner'),
    output().textContent,
  ]);
  type('1890');
  expect(onResult).toHaveBeenLastCalledWith(undefined);
});

it('takes what was entered before the scripts came', () => {
  cleanup();
  const kinds = [...facts.kinds, { ...facts.kinds[0]!, slug: 'shop', years: 10 }];
  const form = <Tool kinds={kinds} />;
  hydrateInPage(form, { language: 'en' }, (served) => {
    served.querySelector('select')!.value = 'shop';
    served.querySelector<HTMLInputElement>('#inspection-year')!.value = '2022';
    served.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
  });
  expect(screen.getByRole('combobox')).toHaveValue('shop');
  expect(year()).toHaveValue('2022');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(output()).toHaveTextContent('2032');
  expect(onResult.mock.lastCall?.[0]).toContain(textOf('en', 'inspection:form.newOwner'));
});

it('goes on to be typed where the year was begun before the scripts came', () => {
  cleanup();
  hydrateInPage(<Tool kinds={facts.kinds} />, { language: 'en' }, (served) => {
    const field = served.querySelector<HTMLInputElement>('#inspection-year')!;
    field.value = '20';
    field.focus();
  });
  expect(year()).toHaveValue('20');
  expect(year()).toBeValid();
});
