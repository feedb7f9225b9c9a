import { act, fireEvent, screen } from '@testing-library/react';
import { toolResults } from '../../../src/forms/results';
import { QuoteForm } from '../../../src/sections/QuoteForm';
import { handOverEstimate } from '../../../src/sections/SolarEstimate/Actions';
import { Intersections, stubMedia } from '../../support/browser';
import { renderInPage } from '../../support/render';

const estimate = { tool: 'estimate', label: 'Estimate: 60 m²', text: 'Roof: 60 m²' } as const;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;

beforeEach(() => {
  stubMedia({ reducedMotion: true });
  Intersections.stub();
  window.scrollTo = jest.fn();
  renderInPage(
    <QuoteForm
      form="service"
      title="Quote"
      text=""
      service={{ slug: 'web', title: 'Web' }}
      isFolded
    />,
  );
});

afterEach(() => {
  act(() => toolResults.remove('service', 'estimate'));
  sessionStorage.clear();
});

it('opens the form with the estimate in it, ticks the page’s service, and goes to the first empty field', () => {
  fireEvent.input(field('name'), { target: { value: 'Zoë' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Web', hidden: true }));
  act(() => handOverEstimate(estimate));
  expect(screen.getByText('Estimate: 60 m²')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Quote' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('checkbox', { name: 'Web', hidden: true })).toBeChecked();
  expect(field('surname')).toHaveFocus();
});

it('leaves the visitor’s message alone, and replaces the estimate before it', () => {
  fireEvent.input(field('message'), { target: { value: 'With $& and $1.' } });
  act(() => handOverEstimate(estimate));
  act(() => handOverEstimate({ ...estimate, label: 'Estimate: 80 m²' }));
  expect(field('message')).toHaveValue('With $& and $1.');
  expect(screen.getByText('Estimate: 80 m²')).toBeInTheDocument();
  expect(screen.queryByText('Estimate: 60 m²')).not.toBeInTheDocument();
});
