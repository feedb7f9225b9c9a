import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDialog } from '../../src/components/Dialog/useDialog';
import { stubDialogs } from '../support/browser';
import { renderInPage } from '../support/render';

function Sample() {
  const { attributes, open, close } = useDialog({ first: '[data-first]', fallbackId: 'map' });
  return (
    <>
      <button onClick={open}>Open</button>
      <dialog {...attributes} data-testid="dialog">
        <p>Words</p>
        <button onClick={close}>Close</button>
        <a href="#a">Link</a>
        <input data-first="" aria-label="First" />
      </dialog>
    </>
  );
}

async function openDialog() {
  const page = renderInPage(<Sample />, { page: { route: '/contact' } });
  await userEvent.click(screen.getByText('Open'));
  return { ...page, dialog: screen.getByTestId<HTMLDialogElement>('dialog') };
}

beforeEach(stubDialogs);
afterEach(() => {
  document.documentElement.className = '';
  jest.restoreAllMocks();
});

it('opens as a modal with the focus on its first choice', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { dialog } = await openDialog();
  expect(dialog.open).toBe(true);
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('First')).toHaveFocus();
});

it('is opened from a focused button, also where a click does not focus', () => {
  let before: Element | null = null;
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    before = document.activeElement;
  });
  renderInPage(<Sample />);
  screen.getByText('Open').click();
  expect(before).toBe(screen.getByText('Open'));
});

it('opens without an error when it is open already', async () => {
  const { dialog } = await openDialog();
  await userEvent.click(screen.getByText('Open'));
  expect(dialog.open).toBe(true);
});

it('stays open for a click into it', async () => {
  const { dialog } = await openDialog();
  await userEvent.click(screen.getByText('Words'));
  await userEvent.click(screen.getByLabelText('First'));
  expect(dialog.open).toBe(true);
});

it.each(['Close', 'Link'])('closes by %s', async (name) => {
  const { dialog } = await openDialog();
  await userEvent.click(screen.getByText(name));
  expect(dialog.open).toBe(false);
});

it('closes by a click beside it', async () => {
  const { dialog } = await openDialog();
  await userEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

it.each([
  ['of page', { page: { route: '/lentreprise' } }],
  ['of language', { language: 'it', page: { route: '/contact' } }],
] as const)('closes on a change %s', async (_, place) => {
  const { dialog, moveTo } = await openDialog();
  moveTo(place);
  expect(dialog.open).toBe(false);
});

it.each([
  [1000, 985, true],
  [1000, 1000, false],
])('knows of a scroll bar: window %s, page %s', async (windowWidth, pageWidth, expected) => {
  jest.replaceProperty(window, 'innerWidth', windowWidth);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(pageWidth);
  await openDialog();
  expect(document.documentElement.classList.contains('has-scroll-bar')).toBe(expected);
});

/** A dialog that is not in the page before it is asked for. */
function LateSample({ load }: { load: (show: () => void) => Promise<void> }) {
  const [there, setThere] = useState(false);
  const { attributes, open } = useDialog({
    first: '[data-first]',
    fallbackId: 'map',
    load: () => load(() => flushSync(() => setThere(true))),
  });
  return (
    <>
      <button onClick={open}>Open</button>
      {there && <dialog {...attributes} data-testid="dialog" />}
    </>
  );
}

it('is asked for where it is not in the page yet, and opens when it is there', async () => {
  renderInPage(<LateSample load={(show) => Promise.resolve().then(show)} />);
  await userEvent.click(screen.getByText('Open'));
  expect((await screen.findByTestId<HTMLDialogElement>('dialog')).open).toBe(true);
});

it('gives way to the part of the page that answers for it where it cannot be had', async () => {
  renderInPage(<LateSample load={() => Promise.reject(new Error('offline'))} />);
  await userEvent.click(screen.getByText('Open'));
  await waitFor(() => expect(window.location.hash).toBe('#map'));
});
