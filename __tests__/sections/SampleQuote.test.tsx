import { fireEvent, screen } from '@testing-library/react';
import { SampleQuote } from '../../src/sections/SampleQuote';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

const position = (text: string) => ({
  text,
  note: '',
  quantity: '1',
  isOptional: false,
  amount: '10',
});

const quote = (count: number): Queries.SampleQuoteFragment => ({
  translation: {
    title: 'A fuse box',
    positions: Array.from({ length: count }, (_, index) => position(`item ${index}`)),
    net: '40',
    rate: '8',
    vat: '3',
    total: '43',
  },
});

const open = (count: number) =>
  renderInPage(<SampleQuote quote={quote(count)} />, { language: 'en' }).container;

it('folds the items after the third until they are asked for', () => {
  const container = open(5);
  const folded = () => [...container.querySelectorAll('.sample-quote__others tr')].length;
  expect(folded()).toBe(2);
  const button = screen.getByRole('button', { name: textOf('en', 'company:sampleQuote.all') });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(folded()).toBe(0);
  expect(screen.getAllByText(/^item/)).toHaveLength(5);
});

it('has no button where there is nothing to unfold', () => {
  open(3);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
