import { fireEvent, screen } from '@testing-library/react';
import { QuoteForm } from '../../../src/components/Form/QuoteForm';
import type { ToolResult } from '../../../src/forms/results';
import { AskButton } from '../../../src/sections/SolarEstimate/Actions';
import { stubMedia } from '../../support/browser';
import { renderInPage } from '../../support/render';
import { textOf } from '../../support/texts';

const estimate: ToolResult = {
  tool: 'solar-estimate',
  label: 'Estimate: 60 m²',
  text: 'Roof: 60 m²',
};
const own = { slug: 'web', translation: { title: 'Web' } };

afterEach(() => sessionStorage.clear());

it('an estimate opens the form in the place of an earlier one, ticks the page’s service, leaves what was typed, and goes to the first empty field', () => {
  stubMedia({ reducedMotion: true });
  window.scrollTo = jest.fn();
  renderInPage(
    <>
      <QuoteForm form="service" title="Quote" text="" service={own} isFolded />
      {['80 m²', '60 m²'].map((label) => (
        <AskButton key={label} service={own.slug} result={{ ...estimate, label }} />
      ))}
    </>,
    { language: 'en' },
  );
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const ownBox = () => screen.getByRole('checkbox', { name: 'Web', hidden: true });
  fireEvent.input(field('name'), { target: { value: 'Zoë' } });
  fireEvent.input(field('message'), { target: { value: 'With $& and $1.' } });
  fireEvent.click(ownBox());
  const name = textOf('en', 'solar-estimate:actions.ask');
  for (const button of screen.getAllByRole('button', { name })) fireEvent.click(button);
  expect(screen.getByRole('button', { name: 'Remove: 60 m²' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove: 80 m²' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Quote' })).toHaveAttribute('aria-expanded', 'true');
  expect(ownBox()).toBeChecked();
  expect(field('message')).toHaveValue('With $& and $1.');
  expect(field('surname')).toHaveFocus();
});
