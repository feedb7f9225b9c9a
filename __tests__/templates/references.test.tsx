import { screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import ReferencesPage from '../../src/templates/references';
import { Intersections, stubMedia } from '../support/browser';
import { project, service } from '../support/projects';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

const typical = ['farm', 'shop'].map((slug) => project(slug, service('web', 'IT')));
const real = { ...project('office', service('web', 'IT')), town: 'Carouge', year: 2023 };

const review = {
  id: '1',
  text: 'Alles funktioniert.',
  language: 'de',
  name: 'R. M.',
  year: 2024,
  source: 'Map site',
  url: null,
};

function open(projects: Queries.ProjectFragment[], reviews: Queries.ReviewFragment[] = []) {
  stubMedia({ reducedMotion: true });
  Intersections.stub();
  const data = { projects: { nodes: projects }, reviews: { nodes: reviews }, closingPicture: {} };
  const props = { data } as unknown as PageProps<Queries.ReferencesPageQuery>;
  return renderInPage(<ReferencesPage {...props} />, { language: 'en' }).container;
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

const [typicalTitle, realTitle] = ['typical', 'real'].map((kind) =>
  textOf('en', `references:title.${kind}`),
);

/** The lists of projects, by their items. */
const lists = (container: HTMLElement) =>
  [...container.querySelectorAll('.picture-rows')].map((list) =>
    [...list.children].map(({ id }) => id.replace('project-', '')),
  );

it('claims no customer’s project while there are only typical jobs', () => {
  const container = open(typical);
  expect(headings(1)).toEqual([typicalTitle]);
  expect(lists(container)).toEqual([['farm', 'shop']]);
  expect(headings(2).slice(0, 2)).toEqual(['farm', 'shop']);
  expect(screen.getByText(/^Examples, not customers’ jobs/)).toHaveClass('lead');
  expect(container).not.toHaveTextContent(/our jobs|completed/i);
});

it('shows real projects with town and year before the typical jobs, each once', () => {
  const container = open([...typical, real]);
  expect(headings(1)).toEqual([realTitle]);
  expect(lists(container)).toEqual([['office'], ['farm', 'shop']]);
  expect(headings(2)).toContain(typicalTitle);
  expect(container.querySelector('#project-office')).toHaveTextContent('Carouge, 2023');
  expect(container.querySelector('#project-farm')).not.toHaveTextContent(/,/);
});

it('has no heading for typical jobs when every project is a real one', () => {
  expect(lists(open([real]))).toEqual([['office']]);
  expect(screen.queryByText(/typical/i)).not.toBeInTheDocument();
});

it('shows reviews in their own language, with name, year and source, linked if it has an address', () => {
  const url = 'https://map.example/review';
  const container = open(typical, [review, { ...review, id: '2', language: 'fr', url }]);
  const quotes = [...container.querySelectorAll('blockquote')];
  expect(quotes.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['de', 'Alles funktioniert.'],
    ['fr', 'Alles funktioniert.'],
  ]);
  const captions = [...container.querySelectorAll('figcaption')];
  expect(captions[0]).toHaveTextContent('R. M.2024 · Map site');
  expect(screen.getAllByRole('link', { name: 'Map site' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Map site' })).toHaveAttribute('href', url);
});
