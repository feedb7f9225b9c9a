import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PowerCutLink } from '../../src/components/PowerCutLink';
import { PowerCutProvider } from '../../src/layout/PowerCutDialog';
import { stubDialogs } from '../support/browser';
import { renderInPage } from '../support/render';

beforeEach(() => {
  stubDialogs();
  window.history.replaceState(null, '', '/');
});

const page = { route: '/lentreprise', hasQuoteForm: false, powerCutRoute: '/service-Fort' };

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.power-cut-dialog');
const link = () => screen.getByRole('link', { name: 'Power cut?' });
const heading = () => dialog()?.querySelector('h2');

/** jsdom cannot follow a link. */
function quiet(element: HTMLElement): HTMLElement {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return element;
}

async function openDialog() {
  const result = renderInPage(
    <PowerCutProvider>
      <PowerCutLink className="" />
    </PowerCutProvider>,
    { language: 'en', page },
  );
  expect(dialog()).toBeNull();
  await userEvent.click(link());
  return result;
}

it('opens from a link, with the focus on the first question', async () => {
  await openDialog();
  expect(dialog()?.open).toBe(true);
  expect(heading()).toHaveFocus();
  expect(heading()).toHaveTextContent('Is there any danger?');
});

it('begins anew each time', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: /smoke/ }));
  expect(heading()).toHaveTextContent(/^Call the fire service/);
  act(() => dialog()?.close());
  await userEvent.click(link());
  expect(heading()).toHaveTextContent('Is there any danger?');
  expect(heading()).toHaveFocus();
});

it('closes by Back, of which the router hears nothing: the page stays where it is', async () => {
  const router = jest.fn();
  window.addEventListener('popstate', router);
  await openDialog();
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(dialog()?.open).toBe(false);
  expect(back).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(router).toHaveBeenCalledTimes(1);
  window.removeEventListener('popstate', router);
  back.mockRestore();
});

it('has an entry in the history, which closing it takes out again', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const entries = window.history.length;
  await openDialog();
  expect(window.history.length).toBe(entries + 1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});

it('leaves the history alone where another page has come', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const { moveTo } = await openDialog();
  window.history.pushState(null, '', '/contact');
  moveTo({ language: 'en', page: { ...page, route: '/contact' } });
  expect(dialog()?.open).toBe(false);
  expect(back).not.toHaveBeenCalled();
  back.mockRestore();
});

it('stays open for a call, and gives way to a link that leads elsewhere', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  await openDialog();
  await userEvent.click(quiet(screen.getByRole('link', { name: 'Fire service: 118' })));
  expect(dialog()?.open).toBe(true);
  for (const name of ['None of these', 'No', 'Yes', 'That worked'])
    await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(quiet(screen.getByRole('link', { name: 'Ask for an appointment' })));
  expect(dialog()?.open).toBe(false);
  expect(back).not.toHaveBeenCalled();
  back.mockRestore();
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s alone', (key) => {
  renderInPage(
    <PowerCutProvider>
      <PowerCutLink className="" />
    </PowerCutProvider>,
    { language: 'en', page },
  );
  const stay = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault(); // jsdom cannot follow a link.
  });
  document.addEventListener('click', stay, { once: true });
  fireEvent.click(link(), { [key]: true });
  expect(stay).toHaveBeenCalled();
  expect(dialog()).toBeNull();
});

it('gives the focus back to the button of the menu that the link closes', async () => {
  renderInPage(
    <PowerCutProvider>
      <details>
        <summary>Services</summary>
        <PowerCutLink className="" />
      </details>
    </PowerCutProvider>,
    { language: 'en', page },
  );
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await userEvent.click(screen.getByText('Power cut?'));
  expect(focus.mock.contexts).toContain(screen.getByText('Services'));
  focus.mockRestore();
});
