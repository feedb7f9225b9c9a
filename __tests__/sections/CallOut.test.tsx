import { screen } from '@testing-library/react';
import { CallOut } from '../../src/sections/CallOut';
import { renderInPage } from '../support/render';

it('shows what a call-out costs, each value with what it refers to', () => {
  const rows = [
    { name: 'Arrival', value: '60 minutes', basis: 'after your call' },
    { name: 'Night', value: '50%', basis: 'of the hourly rate' },
  ];
  const callOut = { translation: { title: 'At night', text: 'We come.', rows } };
  renderInPage(<CallOut callOut={callOut} />);
  expect(screen.getByRole('heading', { name: 'At night' })).toBeInTheDocument();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Arrival',
    'Night',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '60 minutes',
    'after your call',
    '50%',
    'of the hourly rate',
  ]);
});

it('is not there until it is filled in', () => {
  expect(renderInPage(<CallOut callOut={null} />).container).toBeEmptyDOMElement();
});
