import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDropdown } from '../../src/layout/Header/useDropdown';
import { renderInPage } from '../support/render';

function Menu() {
  const menu = useDropdown();
  return (
    <>
      <details ref={menu} data-testid="menu">
        <summary>Services</summary>
        <p>Words</p>
        <a href="#a">First</a>
        <button>Last</button>
      </details>
      <button>Outside</button>
    </>
  );
}

async function openMenu() {
  const page = renderInPage(<Menu />, { page: { route: '/contact' } });
  await userEvent.click(screen.getByText('Services'));
  const menu = screen.getByTestId<HTMLDetailsElement>('menu');
  menu.open = true;
  return { ...page, menu };
}

it('stays open while the visitor is in it', async () => {
  const { menu } = await openMenu();
  await userEvent.click(screen.getByText('Words'));
  await userEvent.tab();
  await userEvent.tab();
  expect(menu).toHaveAttribute('open');
});

it('closes on Escape and gives the focus back to its summary', async () => {
  const { menu } = await openMenu();
  screen.getByText('First').focus();
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(screen.getByText('Services')).toHaveFocus();
});

it('leaves the focus where it is on Escape while it is closed', async () => {
  renderInPage(<Menu />);
  screen.getByText('Outside').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Outside')).toHaveFocus();
});

it.each(['First', 'Outside'])('closes on a click on %s', async (name) => {
  const { menu } = await openMenu();
  await userEvent.click(screen.getByText(name));
  expect(menu).not.toHaveAttribute('open');
});

it('closes when the focus leaves it', async () => {
  const { menu } = await openMenu();
  screen.getByText('Last').focus();
  await userEvent.tab();
  expect(screen.getByText('Outside')).toHaveFocus();
  expect(menu).not.toHaveAttribute('open');
});

it.each([
  ['of page', { page: { route: '/lentreprise' } }],
  ['of language', { language: 'it', page: { route: '/contact' } }],
] as const)('closes on a change %s', async (_, place) => {
  const { menu, moveTo } = await openMenu();
  moveTo(place);
  expect(menu).not.toHaveAttribute('open');
});

it('listens no more once it is gone', async () => {
  const { menu, unmount } = await openMenu();
  unmount();
  menu.open = true;
  await userEvent.click(document.body);
  await userEvent.keyboard('{Escape}');
  expect(menu).toHaveAttribute('open');
});
