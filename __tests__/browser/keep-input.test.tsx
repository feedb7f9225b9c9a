import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { holdInput } from '../../src/browser/keep-input';

const served = `
  <form aria-labelledby="quote"><input type="email" name="email" id="email"><textarea name="message"></textarea>
    <select name="service"><option>a</option><option selected>b</option><option>c</option></select></form>
  <form aria-labelledby="newsletter"><input type="email" name="email"></form>
  <input type="radio" name="tab" value="1" checked><input type="radio" name="tab" value="2">
  <input type="range" name="area" value="30">
  <details><summary>One</summary></details><details><summary>Two</summary></details>`;

const main = () => document.querySelector('main')!;
const get = <Element extends HTMLElement>(selector: string) =>
  main().querySelector<Element>(selector)!;
const email = (form = 'quote') => get<HTMLInputElement>(`[aria-labelledby=${form}] [type=email]`);

beforeEach(() => {
  document.body.innerHTML = `<main>${served}</main>`;
});

/** Re-creates the page, as React does when it differs from the served one. */
const renderAnew = () => (main().innerHTML = served);

it('gives new fields what was typed, chosen and opened in the old ones, also at the last moment', () => {
  email().value = 'early@example.ch';
  const restore = holdInput(main());
  email().value = 'early@example.com';
  email('newsletter').value = 'other@example.ch';
  get<HTMLTextAreaElement>('textarea').value = 'Une prise';
  get<HTMLSelectElement>('select').selectedIndex = 2;
  get<HTMLInputElement>('[value="2"]').checked = true;
  get<HTMLInputElement>('[type=range]').value = '40';
  get<HTMLDetailsElement>('details + details').open = true;
  const heard: string[] = [];
  main().addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  renderAnew();
  restore();
  expect(email().value).toBe('early@example.com');
  expect(email('newsletter').value).toBe('other@example.ch');
  expect(get<HTMLTextAreaElement>('textarea').value).toBe('Une prise');
  expect(get<HTMLSelectElement>('select').selectedIndex).toBe(2);
  expect(get<HTMLInputElement>('[value="2"]').checked).toBe(true);
  expect(get<HTMLInputElement>('[type=range]').value).toBe('40');
  const open = [...main().querySelectorAll('details')].map((each) => each.open);
  expect(open).toEqual([false, true]);
  expect(heard).toEqual(expect.arrayContaining(['email', 'message', 'service', 'tab', 'area']));
});

it('puts focus and caret back', () => {
  const restore = holdInput(main());
  const message = get<HTMLTextAreaElement>('textarea');
  message.focus();
  message.value = 'Une prise';
  message.setSelectionRange(3, 3);
  renderAnew();
  restore();
  expect(document.activeElement).toBe(get('textarea'));
  expect(get<HTMLTextAreaElement>('textarea').selectionStart).toBe(3);
});

it('leaves alone what has stayed, what nobody has touched, and what a draft has filled in', () => {
  const restore = holdInput(main());
  const heard = jest.fn();
  main().addEventListener('input', heard);
  email().value = 'typed';
  restore();
  expect(email().value).toBe('typed');
  const again = holdInput(main());
  email().value = '';
  renderAnew();
  email().value = 'from a draft';
  get<HTMLSelectElement>('select').selectedIndex = 2;
  again();
  expect(email().value).toBe('from a draft');
  expect(get<HTMLSelectElement>('select').selectedIndex).toBe(2);
  expect(heard).not.toHaveBeenCalled();
});

/** A tool with controlled fields, which shows what it has heard. */
function Tool() {
  const [year, setYear] = useState('');
  const [isNew, setIsNew] = useState(false);
  return (
    <>
      <input id="year" value={year} onChange={({ target }) => setYear(target.value)} />
      <input
        id="new"
        type="checkbox"
        checked={isNew}
        onChange={({ target }) => setIsNew(target.checked)}
      />
      <output>{`${year}, ${isNew}`}</output>
    </>
  );
}

it('is heard by React’s own fields', () => {
  main().innerHTML = '<input id="year"><input id="new" type="checkbox">';
  get<HTMLInputElement>('#year').value = '2022';
  get<HTMLInputElement>('#new').checked = true;
  const restore = holdInput(main());
  main().replaceChildren();
  const root = createRoot(main());
  act(() => root.render(<Tool />));
  act(restore);
  expect(get('output').textContent).toBe('2022, true');
  expect(get<HTMLInputElement>('#new').checked).toBe(true);
  act(() => root.unmount());
});
