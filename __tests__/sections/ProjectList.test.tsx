import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProjectList } from '../../src/sections/ProjectList/ProjectList';
import { renderInPage } from '../support/render';

const trades = {
  electricity: { slug: 'electricity', translation: { title: 'Electricity' } },
  it: { slug: 'it', translation: { title: 'IT' } },
};

const service = (slug: string, category: keyof typeof trades) => ({
  slug,
  route: `/service-${slug}`,
  translation: { title: slug },
  category: trades[category],
});

const project = (
  slug: string,
  ...services: ReturnType<typeof service>[]
): Queries.ProjectFragment => ({
  slug,
  translation: { title: `Project ${slug}`, task: `${slug} task`, work: `${slug} work` },
  services,
  image: { alt: '', childImageSharp: null },
});

const projects = [
  project('farm', service('cabling', 'electricity')),
  project('office', service('web', 'it'), service('alarm', 'electricity')),
  project('shop', service('web', 'it')),
];

const shown = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => void renderInPage(<ProjectList projects={projects} />, { language: 'en' }));

it('shows all projects, and a button for each trade that they have', () => {
  expect(shown()).toEqual(['Project farm', 'Project office', 'Project shop']);
  const buttons = within(screen.getByRole('group')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['All', 'Electricity', 'IT']);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('All');
});

it.each([
  ['Electricity', ['Project farm', 'Project office']],
  ['IT', ['Project office', 'Project shop']],
])('leaves the projects of %s, also those of several trades', async (trade, expected) => {
  await press(trade);
  expect(shown()).toEqual(expected);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(trade);
  expect(screen.getByRole('status')).toHaveTextContent(/2\D+3/);
  await press('All');
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent(/3\D+3/);
});

it('keeps hidden projects in the page, where links lead to them', async () => {
  await press('IT');
  expect(document.getElementById('farm')).toBeInTheDocument();
  expect(document.getElementById('farm')).not.toBeVisible();
});

it('leads from each project to its services', () => {
  const links = within(document.getElementById('office')!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/service-web',
    '/en/service-alarm',
  ]);
});
