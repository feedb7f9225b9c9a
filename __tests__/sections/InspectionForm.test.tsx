import { fireEvent, screen } from '@testing-library/react';
import { InspectionForm } from '../../src/sections/Inspection/InspectionForm';
import { renderInPage } from '../support/render';

const facts = {
  kinds: [{ slug: 'home', years: 20, translation: { name: 'Logement', period: '20 ans' } }],
  ownerChange: { fromYears: 10, afterYears: 5 },
  url: '',
  checked: '2026-11-01',
};

it('judges a year once it has four digits, or when the field is left', () => {
  renderInPage(<InspectionForm facts={facts} />);
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
  type('20');
  fireEvent.blur(year);
  expect(year).toBeInvalid();
  expect(year).toHaveAccessibleDescription(expect.stringContaining(answer.textContent));
});
