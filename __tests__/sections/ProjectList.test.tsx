import { screen, within } from '@testing-library/react';
import { ProjectList } from '../../src/sections/ProjectList';
import { project, service } from '../support/projects';
import { renderInPage } from '../support/render';

const projects = [
  project('farm', service('cabling', 'Electricity')),
  project('office', service('web', 'IT'), service('alarm', 'Electricity')),
  project('shop', service('web', 'IT')),
];

it('shows every project with its services, the pictures left and right in turn', () => {
  const list = <ProjectList title="Jobs" projects={projects} />;
  const { container } = renderInPage(list, { language: 'en' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Jobs');
  const rows = [...container.querySelectorAll<HTMLElement>('.picture-rows > li')];
  expect(rows.map(({ id }) => id)).toEqual(['project-farm', 'project-office', 'project-shop']);
  expect(rows.map((row) => row.querySelector('.order-lg-1') !== null)).toEqual([
    false,
    true,
    false,
  ]);
  const links = within(rows[1]!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/service-web',
    '/en/service-alarm',
  ]);
});
