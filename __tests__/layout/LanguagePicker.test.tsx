import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { existsSync } from 'node:fs';
import { useDialog } from '../../src/components/Dialog';
import { languages } from '../../src/i18n/languages';
import { LanguagePicker } from '../../src/layout/LanguagePicker';
import { stubDialogs, stubLoader } from '../support/browser';
import { browserWith, unblock } from '../support/language-sources';
import { renderInPage } from '../support/render';
import { translate } from '../support/translate';

function Sample() {
  const dialog = useDialog('[type=radio]');
  return (
    <>
      <button onClick={dialog.open}>Languages</button>
      {dialog.isAsked && <LanguagePicker dialog={dialog} />}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

async function openPicker(address: string, route = '/contact') {
  window.history.replaceState(null, '', address);
  const { moveTo } = renderInPage(<Sample />, { language: 'en', page: { route } });
  await press('Languages');
  return { dialog: screen.getByRole<HTMLDialogElement>('dialog'), moveTo };
}

beforeEach(() => {
  stubLoader();
  stubDialogs();
  browserWith({});
  jest.mocked(navigate).mockClear();
});
afterEach(unblock);

it('asks a fresh visitor for a choice, and begins anew when it is opened again', async () => {
  const { dialog } = await openPicker('/en/contact');
  const values = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(values).toEqual(['pt', 'en', 'es', 'fr', 'it']);
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await press('Confirm');
  expect(screen.getByRole('group')).toHaveAccessibleDescription(
    'It is mandatory to choose an option!',
  );
  expect(dialog.open).toBe(true);
  const alert = screen.getByRole('alert');
  await choose('Español');
  expect(alert).toBeEmptyDOMElement();
  await press('Close');
  expect(dialog.open).toBe(false);
  await press('Languages');
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(localStorage.getItem('language')).toBeNull();
});

it('shows a flag for each language of the site', async () => {
  const { dialog } = await openPicker('/en/contact');
  const flags = [...dialog.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
  expect(flags).toHaveLength(languages.length);
  for (const flag of flags) expect(existsSync(`static${flag}`)).toBe(true);
});

it('preselects what the visitor has chosen before, not what was only detected', async () => {
  localStorage.setItem('i18nextLng', 'en');
  await openPicker('/en/contact');
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await choose('English (current)');
  await press('Confirm');
  await press('Languages');
  await choose('Italiano');
  await press('Close');
  await press('Languages');
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('English (current)');
});

it.each([
  ['/en/contact', '/contact', 'English (current)', 'en', []],
  ['/en/contact?lng=en&a=1#devis', '/contact', 'Italiano', 'it', ['/it/contact?a=1#devis']],
  ['/en/no/such?a=1', '/404', 'Italiano', 'it', ['/it/no/such?a=1']],
])('from %s, the page %s, %s (%s) leads to %j', async (from, route, name, code, to) => {
  const { dialog } = await openPicker(from, route);
  await choose(name);
  await press('Confirm');
  expect(dialog.open).toBe(false);
  expect(screen.getByText(name).closest('label')).toHaveAttribute('lang', code);
  const calls = to.map((target) => [target, { state: { keepScroll: true } }]);
  expect(jest.mocked(navigate).mock.calls).toEqual(calls);
  expect(localStorage.getItem('language')).toBe(code);
});

const broken = new Error('broken');

it.each([
  ['has an error', () => Promise.resolve({ status: 'error', error: broken }), broken],
  ['has no page', () => Promise.resolve(undefined), '/it/contact'],
  ['fails', () => Promise.reject(broken), broken],
])(
  'where Gatsby’s loader %s, that is logged; Gatsby then asks the host',
  async (_, loadPage, why) => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    Object.assign(window, { ___loader: { loadPage } });
    await openPicker('/en/contact');
    await choose('Italiano');
    await press('Confirm');
    expect(log.mock.calls).toEqual([['something went wrong loading the language', why]]);
    expect(navigate).toHaveBeenCalledTimes(1);
  },
);

it('names the new language of a page that the browser has translated', async () => {
  const { dialog, moveTo } = await openPicker('/en/contact');
  translate(dialog);
  moveTo({ language: 'fr' });
  expect(screen.getByText(/^Français \(/)).toBeInTheDocument();
  expect(screen.getByText('English')).toBeInTheDocument();
});
