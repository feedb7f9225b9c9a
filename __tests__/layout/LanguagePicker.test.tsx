import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { useDialog } from '../../src/components/Dialog/useDialog';
import { languages } from '../../src/i18n/languages';
import { LanguagePicker } from '../../src/layout/LanguagePicker/LanguagePicker';
import { stubDialogs, stubLoader } from '../support/browser';
import { browserWith, unblock } from '../support/language-sources';
import { renderInPage } from '../support/render';

function Sample() {
  const dialog = useDialog({ first: ':checked', fallbackId: 'site-languages' });
  return (
    <>
      <button onClick={dialog.open}>Languages</button>
      <LanguagePicker dialog={dialog} />
    </>
  );
}

const message = 'It is mandatory to choose an option!';

async function openPicker(address = '/en/contact') {
  window.history.replaceState(null, '', address);
  const page = renderInPage(<Sample />, { language: 'en', page: { route: '/contact' } });
  await userEvent.click(screen.getByRole('button', { name: 'Languages' }));
  return { ...page, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
}

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

/** Where the visitor is led to. */
async function destination() {
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  return jest.mocked(navigate).mock.calls[0]?.[0];
}

beforeEach(() => {
  stubLoader();
  stubDialogs();
  browserWith({});
  jest.mocked(navigate).mockClear();
});
afterEach(unblock);

it('offers every language, each in its own name, the page’s own chosen', async () => {
  await openPicker();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value }) => value).sort()).toEqual([...languages].sort());
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Português' }).closest('label')).toHaveAttribute(
    'lang',
    'pt',
  );
  for (const flag of document.querySelectorAll(
    '.language-picker__choices svg, .language-picker__choices img',
  )) {
    expect(flag).not.toHaveAccessibleName();
  }
});

it('says that a choice is needed where nothing is chosen, and goes nowhere', async () => {
  const { dialog } = await openPicker();
  screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked = false;
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await confirm();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('group')).toHaveAccessibleDescription(message);
  expect(dialog.open).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  expect(localStorage.getItem('language')).toBeNull();
  await choose('Español');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('stores the choice everywhere and moves to the same page in that language', async () => {
  const { dialog } = await openPicker('/en/contact?lng=en&a=1#devis');
  await choose('Italiano');
  await confirm();
  expect(dialog.open).toBe(false);
  expect(localStorage.getItem('language')).toBe('it');
  expect(localStorage.getItem('i18nextLng')).toBe('it');
  expect(sessionStorage.getItem('i18nextLng')).toBe('it');
  expect(document.cookie).toContain('i18next=it');
  await destination();
  expect(navigate).toHaveBeenCalledWith('/it/contact?a=1#devis', {
    state: { keepScroll: true },
  });
});

it('stores the page’s own language too, and stays', async () => {
  const { dialog } = await openPicker();
  await confirm();
  expect(dialog.open).toBe(false);
  expect(localStorage.getItem('language')).toBe('en');
  expect(navigate).not.toHaveBeenCalled();
});

it('moves without an error where all storage is blocked', async () => {
  await openPicker();
  browserWith({ blocked: ['cookie', 'localStorage', 'sessionStorage'] });
  await choose('Português');
  await confirm();
  expect(await destination()).toMatch(/^\/pt\/contact/);
});

it('begins anew when it is opened again', async () => {
  const { dialog } = await openPicker();
  screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked = false;
  await confirm();
  await choose('Italiano');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog.open).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Languages' }));
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('keeps an address that was not found', async () => {
  window.history.replaceState(null, '', '/en/no/such?a=1');
  renderInPage(<Sample />, { language: 'en', page: { route: '/404' } });
  await userEvent.click(screen.getByRole('button', { name: 'Languages' }));
  await choose('Italiano');
  await confirm();
  expect(await destination()).toBe('/it/no/such?a=1');
});
