import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDropdown } from '../../src/layout/ServicesMenu';
import { renderInPage } from '../support/render';

function Menu() {
  return (
    <>
      <details ref={useDropdown()} data-testid="menu">
        <summary>Services</summary>
        <p>Words</p>
        <a href="#a">First</a>
      </details>
      <button>Outside</button>
    </>
  );
}

function openMenu() {
  const page = renderInPage(<Menu />, { page: { route: '/contact' } });
  const menu = screen.getByTestId<HTMLDetailsElement>('menu');
  menu.open = true;
  return { ...page, menu };
}

it('closes on Escape and gives the focus back to its summary, but leaves it once it is closed', async () => {
  const { menu } = openMenu();
  screen.getByText('First').focus();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(screen.getByText('Services')).toHaveFocus();
  screen.getByText('Outside').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Outside')).toHaveFocus();
});

it.each([
  ['Words', true],
  ['First', false],
  ['Outside', false],
])('after a click on %s it is open: %s', async (name, expected) => {
  const { menu } = openMenu();
  await userEvent.click(screen.getByText(name));
  expect(menu.open).toBe(expected);
});

it('closes on a change of page', () => {
  const { menu, moveTo } = openMenu();
  moveTo({ page: { route: '/lentreprise' } });
  expect(menu.open).toBe(false);
});
