import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDialog } from '../../src/components/Dialog/useDialog';
import { stubDialogs } from '../support/browser';
import { renderInPage } from '../support/render';

type Load = (show: () => void) => Promise<void>;

/** With `load`, the dialog is not in the page before it is asked for. */
function Sample({ load }: { load?: Load }) {
  const [there, setThere] = useState(!load);
  const { attributes, open, close } = useDialog({
    first: 'input',
    fallbackId: 'map',
    ...(load && { load: () => load(() => flushSync(() => setThere(true))) }),
  });
  return (
    <>
      <button onClick={open}>Open</button>
      {there && (
        <dialog {...attributes} data-testid="dialog">
          <button onClick={close}>Close</button>
          <a href="#a">Link</a>
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

it('is opened from a focused button, also where a click does not focus', () => {
  let before: Element | null = null;
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    before = document.activeElement;
  });
  renderInPage(<Sample />);
  screen.getByText('Open').click();
  expect(before).toBe(screen.getByText('Open'));
});

it.each([
  ['Open', true],
  ['First', true],
  ['Close', false],
  ['Link', false],
  ['the backdrop', false],
])('after a click on “%s” it is open: %s', async (name, expected) => {
  const { dialog } = await openDialog();
  const targets = name === 'First' ? screen.getByLabelText(name) : screen.queryByText(name);
  await userEvent.click(targets ?? dialog);
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

it('opens once it is loaded, or leads to its part of the page if it cannot be loaded', async () => {
  const { unmount } = renderInPage(<Sample load={(show) => Promise.resolve().then(show)} />);
  await userEvent.click(screen.getByText('Open'));
  expect((await screen.findByTestId<HTMLDialogElement>('dialog')).open).toBe(true);
  unmount();
  const failure = new Error('offline');
  const log = jest.spyOn(console, 'error').mockReturnValue();
  renderInPage(<Sample load={() => Promise.reject(failure)} />);
  await userEvent.click(screen.getByText('Open'));
  await waitFor(() => expect(window.location.hash).toBe('#map'));
  expect(log.mock.calls).toEqual([[failure]]);
});
