import { act, fireEvent, screen } from '@testing-library/react';
import { toolResults } from '../../../src/forms/results';
import { QuoteForm } from '../../../src/sections/QuoteForm';
import { handOverEstimate } from '../../../src/sections/SolarEstimate/Actions';
import { Intersections, stubMedia } from '../../support/browser';
import { renderInPage } from '../../support/render';

const estimate = { tool: 'estimate', label: 'Estimate: 60 m²', text: 'Roof: 60 m²' } as const;
const own = { slug: 'web', title: 'Web' };

afterEach(() => {
  act(() => toolResults.remove('service', 'estimate'));
  sessionStorage.clear();
});

it('an estimate opens the form in the place of an earlier one, ticks the page’s service, leaves what was typed, and goes to the first empty field', () => {
  stubMedia({ reducedMotion: true });
  Intersections.stub();
  window.scrollTo = jest.fn();
  renderInPage(<QuoteForm form="service" title="Quote" text="" service={own} isFolded />);
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const ownBox = () => screen.getByRole('checkbox', { name: 'Web', hidden: true });
  fireEvent.input(field('name'), { target: { value: 'Zoë' } });
  fireEvent.input(field('message'), { target: { value: 'With $& and $1.' } });
  fireEvent.click(ownBox());
  act(() => handOverEstimate({ ...estimate, label: 'Estimate: 80 m²' }));
  act(() => handOverEstimate(estimate));
  expect(screen.getByText('Estimate: 60 m²')).toBeInTheDocument();
  expect(screen.queryByText('Estimate: 80 m²')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Quote' })).toHaveAttribute('aria-expanded', 'true');
  expect(ownBox()).toBeChecked();
  expect(field('message')).toHaveValue('With $& and $1.');
  expect(field('surname')).toHaveFocus();
});
