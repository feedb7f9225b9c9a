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
  ['on the backdrop', [10, 10], [20, 20], false],
  ['from within to the backdrop', [200, 200], [10, 10], true],
  ['from the backdrop to within', [10, 10], [200, 200], true],
  ['on the dialog’s own edge', [105, 105], [105, 105], true],
])('pressed and let go %s, at %j and %j: open %s', async (_, from, to, expected) => {
  const { dialog } = await openDialog();
  const edges = { left: 100, top: 100, right: 400, bottom: 400 };
  dialog.getBoundingClientRect = () => edges as DOMRect;
  const at = ([clientX, clientY]: number[]) => ({ clientX, clientY, bubbles: true });
  fireEvent(dialog, new MouseEvent('pointerdown', at(from)));
  fireEvent(dialog, new MouseEvent('click', at(to)));
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

it.each([
  [985, true],
  [1000, false],
])('in a window of 1000 px, a page of %s px has a scroll bar: %s', async (width, expected) => {
  jest.replaceProperty(window, 'innerWidth', 1000);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  await openDialog();
  expect(document.documentElement.classList.contains('has-scroll-bar')).toBe(expected);
});
