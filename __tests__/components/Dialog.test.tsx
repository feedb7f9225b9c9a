import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDialog } from '../../src/components/Dialog';
import { stubDialogs } from '../support/browser';
import { renderInPage } from '../support/render';

function Sample() {
  const { attributes, isAsked, open, close } = useDialog('input');
  return (
    <>
      <button onClick={open}>Open</button>
      {isAsked && (
        <dialog {...attributes} data-testid="dialog">
          <button onClick={close}>Close</button>
          <a href="#a">Link</a>
          <p>Words</p>
          <input aria-label="First" />
        </dialog>
      )}
    </>
  );
}

async function openDialog() {
  const page = renderInPage(<Sample />, { page: { route: '/contact' } });
  await userEvent.click(screen.getByText('Open'));
  return { ...page, dialog: screen.getByTestId<HTMLDialogElement>('dialog') };
}

beforeEach(stubDialogs);
afterEach(() => jest.restoreAllMocks());

it('is in the page once it is asked for, opened from a focused button, also where a click does not focus', () => {
  let before: Element | null = null;
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    before = document.activeElement;
    this.open = true;
  });
  renderInPage(<Sample />);
  expect(screen.queryByTestId('dialog')).not.toBeInTheDocument();
  act(() => screen.getByText('Open').click());
  expect(before).toBe(screen.getByText('Open'));
  expect(screen.getByTestId('dialog')).toBeVisible();
  expect(screen.getByLabelText('First')).toHaveFocus();
});

it.each([
  ['the backdrop', 10, false],
  ['the dialog’s own edge', 105, true],
])('after a click on %s, at %s, it is open: %s', async (_, at, expected) => {
  const { dialog } = await openDialog();
  const edges = { left: 100, top: 100, right: 400, bottom: 400 };
  dialog.getBoundingClientRect = () => edges as DOMRect;
  fireEvent(dialog, new MouseEvent('click', { clientX: at, clientY: at, bubbles: true }));
  expect(dialog.open).toBe(expected);
});

it.each([
  ['Words', true],
  ['Close', false],
  ['Link', false],
])('after a click on “%s” it is open: %s', async (name, expected) => {
  const { dialog } = await openDialog();
  await userEvent.click(within(dialog).getByText(name));
  expect(dialog.open).toBe(expected);
});

it.each([
  ['page', { page: { route: '/lentreprise' } }],
  ['language', { language: 'it', page: { route: '/contact' } }],
] as const)('closes on a change of %s', async (_, place) => {
  const { dialog, moveTo } = await openDialog();
  moveTo(place);
  expect(dialog.open).toBe(false);
});
