import { screen, within } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import CompanyPage from '../../src/templates/company';
import { Intersections, stubMedia } from '../support/browser';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

type Data = Queries.CompanyPageQuery;

const member = (name: string, diploma: string | null = null) => ({
  id: name,
  name,
  image: null,
  translation: { role: `role of ${name}`, diploma },
});

const portrait = {
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained' as const,
      width: 288,
      height: 288,
      images: { sources: [], fallback: { src: 'eve.webp' } },
    },
  },
};

function open(filled: Partial<Data> = {}) {
  stubMedia({ reducedMotion: true });
  Intersections.stub();
  const data = {
    bannerPicture: {},
    closingPicture: {},
    team: { nodes: [] },
    guarantees: { nodes: [] },
    partners: { nodes: [] },
    projects: { nodes: [] },
    authorisations: { authorisations: { oibt: '', ide: '', insurance: '' } },
    ...filled,
  };
  const props = { data } as unknown as PageProps<Data>;
  renderInPage(<CompanyPage {...props} />, { language: 'en' });
}

const optional = ['team', 'guarantees', 'partners', 'authorisations.title'].map((key) =>
  textOf('en', `company:${key}`),
);

/** The headings of the optional sections that are there. */
const shown = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => optional.includes(title ?? ''));

const section = (title: string) => within(screen.getByRole('region', { name: title }));

it('has no heading for what the data leaves empty', () => {
  open();
  expect(shown()).toEqual([]);
});

it('shows everything that is filled in', () => {
  open({
    team: {
      nodes: [
        { ...member('Eve Ann Moss', 'diploma'), image: { ...portrait, alt: 'Eve Ann Moss' } },
        member('Jo van Dyk'),
      ],
    },
    guarantees: { nodes: [{ translation: { title: 'Work', duration: '5 years', text: 'All.' } }] },
    partners: {
      nodes: [
        { id: '1', name: 'Grid', url: 'https://grid.example', translation: { role: 'connects' } },
        { id: '2', name: 'Roof', url: null, translation: { role: 'covers' } },
      ],
    },
    authorisations: { authorisations: { oibt: '', ide: 'CHE-000.000.000', insurance: '' } },
  });
  expect(shown()).toEqual(optional);

  const people = section(optional[0]!).getAllByRole('listitem');
  expect(within(people[0]!).getByRole('img', { name: 'Eve Ann Moss' })).toBeInTheDocument();
  expect(people.map(({ textContent }) => textContent)).toEqual([
    'Eve Ann Mossrole of Eve Ann Mossdiploma',
    'JDJo van Dykrole of Jo van Dyk',
  ]);
  expect(section(optional[1]!).getByRole('term')).toHaveTextContent('Work');
  expect(section(optional[1]!).getAllByRole('definition')[0]).toHaveTextContent('5 years');
  const partners = section(optional[2]!);
  expect(partners.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gridconnects',
    'Roofcovers',
  ]);
  expect(partners.getByRole('link', { name: 'Grid' })).toHaveAttribute(
    'href',
    'https://grid.example',
  );
  expect(section(optional[3]!).getByRole('term')).toHaveTextContent(
    textOf('en', 'company:authorisations.items.ide.name'),
  );
  expect(section(optional[3]!).getAllByRole('definition')[0]).toHaveTextContent('CHE-000.000.000');
});
