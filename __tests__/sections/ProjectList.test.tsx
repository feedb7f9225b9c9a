import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProjectList } from '../../src/sections/ProjectList';
import { project, service } from '../support/projects';
import { renderInPage } from '../support/render';

const projects = [
  project('farm', service('cabling', 'Electricity')),
  project('office', service('web', 'IT'), service('alarm', 'Electricity')),
  project('shop', service('web', 'IT')),
];

it('shows the projects of a category, also those of several; their sides alternate, the others stay hidden', async () => {
  const list = <ProjectList title="Jobs" projects={projects} />;
  const { container } = renderInPage(list, { language: 'en' });
  const cards = [...container.querySelectorAll<HTMLElement>('.picture-rows > li')];
  const shown = () =>
    cards.filter(({ hidden }) => !hidden).map(({ id }) => id.replace('project-', ''));
  /** On which side the pictures stand that show. */
  const sides = () =>
    cards
      .filter(({ hidden }) => !hidden)
      .map((card) => (card.querySelector('.order-lg-1') ? 'right' : 'left'));
  const buttons = within(screen.getByRole('group')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['All', 'Electricity', 'IT']);
  for (const [index, expected] of [
    [1, ['farm', 'office']],
    [2, ['office', 'shop']],
    [0, ['farm', 'office', 'shop']],
  ] as const) {
    await userEvent.click(buttons[index]!);
    expect(shown()).toEqual(expected);
    expect(sides()).toEqual(expected.map((_, place) => (place % 2 ? 'right' : 'left')));
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([buttons[index]]);
    const count = index === 0 ? /^$/ : new RegExp(`${expected.length}\\D+3`);
    expect(screen.getByRole('status')).toHaveTextContent(count);
  }
  const links = within(cards[1]!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/service-web',
    '/en/service-alarm',
  ]);
});

it('has no filter where there is nothing to choose from', () => {
  const ofOne = projects.slice(0, 1);
  renderInPage(<ProjectList title="Jobs" projects={ofOne} />, { language: 'en' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Jobs');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
