import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PowerCutLink } from '../../src/components/PowerCutLink';
import { PowerCutProvider } from '../../src/layout/PowerCutDialog';
import { stubDialogs } from '../support/browser';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

const word = (key: string) => textOf('en', `power-cut:${key}`);
const page = { route: '/lentreprise', hasQuoteForm: false, powerCutRoute: '/service-Fort' };

let back: jest.SpyInstance;

beforeEach(() => {
  stubDialogs();
  window.history.replaceState(null, '', '/');
  back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const show = () =>
  renderInPage(
    <PowerCutProvider>
      <details>
        <summary>Services</summary>
        <PowerCutLink className="" />
      </details>
    </PowerCutProvider>,
    { language: 'en', page },
  );

const dialog = () => document.querySelector('dialog');
const link = () => document.querySelector<HTMLElement>('a[href="/en/service-Fort#power-cut"]')!;
const heading = () => dialog()?.querySelector('h2');
const answer = (key: string) =>
  userEvent.click(screen.getByRole('button', { name: word(`answers.${key}`) }));

/** Follows a link that stands in the dialog. jsdom cannot go to where it leads. */
async function follow(target: HTMLElement): Promise<void> {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(target);
}

async function openDialog() {
  const result = show();
  expect(dialog()).toBeNull();
  await userEvent.click(link());
  expect(dialog()?.open).toBe(true);
  return result;
}

it('asks the first question each time it is opened, with the focus on it', async () => {
  await openDialog();
  expect(heading()).toHaveFocus();
  expect(heading()).toHaveTextContent(word('life.question'));
  await answer('danger');
  expect(heading()).toHaveTextContent(word('steps.danger.title'));
  act(() => dialog()?.close());
  await userEvent.click(link());
  expect(heading()).toHaveTextContent(word('life.question'));
  expect(heading()).toHaveFocus();
});

it('closes by Back, of which the router hears nothing: the page stays where it is', async () => {
  const router = jest.fn();
  const goBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  window.addEventListener('popstate', router);
  try {
    await openDialog();
    goBack();
    expect(dialog()?.open).toBe(false);
    expect(back).not.toHaveBeenCalled();
    expect(router).not.toHaveBeenCalled();
    goBack();
    expect(router).toHaveBeenCalledTimes(1);
  } finally {
    window.removeEventListener('popstate', router);
  }
});

it('has an entry in the history, which closing it takes out again', async () => {
  const entries = window.history.length;
  await openDialog();
  expect(window.history.length).toBe(entries + 1);
  await userEvent.click(screen.getByRole('button', { name: word('close') }));
  expect(back).toHaveBeenCalledTimes(1);
});

it('leaves the history alone where another page has come', async () => {
  const { moveTo } = await openDialog();
  window.history.pushState(null, '', '/contact');
  moveTo({ language: 'en', page: { ...page, route: '/contact' } });
  expect(dialog()?.open).toBe(false);
  expect(back).not.toHaveBeenCalled();
});

it('stays open for a call, and gives way to a link that leads elsewhere', async () => {
  await openDialog();
  await follow(screen.getByRole('link', { name: /118/ }));
  expect(dialog()?.open).toBe(true);
  for (const key of ['none', 'no', 'yes', 'worked']) await answer(key);
  await follow(screen.getByRole('link', { name: word('after.ask') }));
  expect(dialog()?.open).toBe(false);
  expect(back).not.toHaveBeenCalled();
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s alone', (key) => {
  show();
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
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await openDialog();
  expect(focus.mock.contexts).toContain(screen.getByText('Services'));
});
