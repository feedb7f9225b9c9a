import { screen, within } from '@testing-library/react';
import { DetailRow, type Detail } from '../../src/sections/ServiceDetails/DetailRow';
import { renderInPage } from '../support/render';

const detail = (layout: string): Detail => ({
  slug: 'sockets',
  layout,
  translation: {
    title: 'Sockets',
    text: 'Where you need them.',
    points: ['Tested'],
    facts: [{ label: 'Fuse', value: '13 A' }],
  },
  figures: [],
  image: { alt: '', childImageSharp: null, night: null },
});

const open = (layout: string) => {
  const { container } = renderInPage(<DetailRow detail={detail(layout)} reversed={false} />, {
    language: 'en',
  });
  return container;
};

it.each(['picture', 'scene'])('the layout %s shows the points, not the facts', (layout) => {
  open(layout);
  const row = within(screen.getByRole('article', { name: 'Sockets' }));
  expect(row.getByRole('listitem')).toHaveTextContent('Tested');
  expect(row.queryByRole('term')).not.toBeInTheDocument();
});

it('the layout facts shows a table of them, not the points', () => {
  open('facts');
  expect(screen.getByRole('term')).toHaveTextContent('Fuse');
  expect(screen.getByRole('definition')).toHaveTextContent('13 A');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('each layout has its picture and leads to the quote form', () => {
  for (const layout of ['picture', 'scene', 'facts']) {
    const container = open(layout);
    expect(container.querySelectorAll('.tilted-picture')).toHaveLength(1);
    expect(container.querySelectorAll('a[href="#devis"]')).toHaveLength(1);
  }
});
