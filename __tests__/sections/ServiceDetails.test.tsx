import { screen, within } from '@testing-library/react';
import { ServiceDetails } from '../../src/sections/ServiceDetails';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

type Detail = Queries.ServiceDetailsFragment['details'][number];

const detail = (slug: string, words: Partial<Detail['translation']> = {}): Detail => ({
  slug,
  translation: {
    title: slug,
    text: 'Where you need it.',
    points: null,
    facts: null,
    ...words,
  },
  figures: [],
  image: { alt: '', childImageSharp: null, night: null },
});

const job = (slug: string, town: string | null = null) => ({
  slug,
  town,
  translation: { title: slug },
});

function open(details: Detail[], projects: ReturnType<typeof job>[] = []) {
  const service = {
    category: { slug: 'electricity' },
    translation: { detailsTitle: 'What we do' },
    details,
    isAvailable: details.length > 0,
    projects,
  };
  renderInPage(<ServiceDetails service={service} />, { language: 'en' });
  return screen.queryAllByRole('article');
}

it('puts the pictures on the left and on the right in turn, above the same words', () => {
  const rows = open(['sockets', 'lamps', 'alarm'].map((slug) => detail(slug)));
  expect(rows.map((row) => row.querySelector('.order-lg-1') !== null)).toEqual([
    false,
    true,
    false,
  ]);
  for (const row of rows) {
    const [picture, words] = row.firstElementChild!.children;
    expect(picture!.querySelector('.tilted-picture')).not.toBeNull();
    expect(words).toHaveTextContent('Where you need it.');
  }
  expect(screen.getByRole('link')).toHaveAttribute('href', '#devis');
  expect(screen.getByRole('region', { name: 'What we do' })).toContainElement(rows[0]!);
});

it('has one heading for a single detail, its own', () => {
  const [row] = open([detail('sockets')]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['sockets']);
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.getByRole('region', { name: 'sockets' })).toContainElement(row!);
});

it('shows the points and the facts that a detail has', () => {
  const facts = [{ label: 'Fuse', value: '13 A' }];
  const [both, neither] = open([
    detail('sockets', { points: ['Tested'], facts }),
    detail('lamps', { points: [], facts: [] }),
  ]);
  const row = within(both!);
  expect(row.getByRole('listitem')).toHaveTextContent('Tested');
  expect(row.getByRole('term')).toHaveTextContent('Fuse');
  expect(row.getByRole('definition')).toHaveTextContent('13 A');
  expect(neither!.querySelector('ul, dl')).toBeNull();
});

it('folds the text below points or facts; alone it shows', () => {
  const [below, alone] = open([
    detail('sockets', { points: ['Tested'] }),
    detail('lamps', { points: [] }),
  ]);
  const fold = below!.querySelector('details')!;
  expect(fold.open).toBe(false);
  expect(fold).toHaveTextContent('Where you need it.');
  expect(fold).not.toHaveTextContent('Tested');
  expect(alone!.querySelector('details')).toBeNull();
  expect(within(alone!).getByText('Where you need it.')).toBeVisible();
});

it('leads to a project of the service, a real one before a typical job', () => {
  const named = (kind: 'typical' | 'real', title: string) =>
    textOf('en', `service:job.${kind}`).replace('{{title}}', title);
  open([detail('sockets')], [job('farm'), job('shop')]);
  expect(screen.getByRole('link', { name: named('typical', 'farm') })).toHaveAttribute(
    'href',
    '/en/referance#project-farm',
  );
  open([detail('lamps')], [job('farm'), job('office', 'Carouge')]);
  expect(screen.getByRole('link', { name: named('real', 'office') })).toBeVisible();
});

it('says only that a service is not available', () => {
  expect(open([])).toEqual([]);
  const region = screen.getByRole('region', { name: 'Temporarily unavailable!' });
  expect(region).toHaveTextContent(/^Temporarily unavailable!$/);
  expect(region).toHaveAttribute('id', 'details');
});
