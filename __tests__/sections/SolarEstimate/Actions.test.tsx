import { anchors } from '../../../src/routes';
import { fillForm } from '../../../src/sections/SolarEstimate/Actions';
import { stubMedia } from '../../support/browser';

const message = () => document.querySelector('textarea')!;

beforeEach(() => {
  stubMedia({ reducedMotion: true });
  window.scrollTo = jest.fn();
  document.body.innerHTML = `
    <div id="${anchors.quote}">
      <select><option>Other</option><option selected>Solar</option></select>
      <input name="name" value="Zoë" required /><input name="surname" required />
      <textarea name="message"></textarea>
    </div>`;
});

it('fills an empty message, chooses the service of the page, and tells the form', () => {
  const heard = jest.fn();
  document.body.addEventListener('input', heard, { once: true });
  message().value = ' \n';
  document.querySelector('select')!.value = 'Other';
  fillForm('Roof: 60 m²');
  expect(message()).toHaveValue('Roof: 60 m²');
  expect(document.querySelector('select')).toHaveValue('Solar');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('stands below what the visitor has typed, and replaces the estimate before it, and nothing around', () => {
  message().value = 'With $& and $1.\n';
  fillForm('Roof: 60 m²');
  expect(message()).toHaveValue('With $& and $1.\n\nRoof: 60 m²');
  message().value += '\nBelow.';
  fillForm('Roof: 80 m², $&');
  expect(message()).toHaveValue('With $& and $1.\n\nRoof: 80 m², $&\nBelow.');
});

it('leaves an earlier estimate that the visitor has changed', () => {
  fillForm('Roof: 60 m²');
  message().value = 'Roof: 70 m²';
  fillForm('Roof: 80 m²');
  expect(message()).toHaveValue('Roof: 70 m²\n\nRoof: 80 m²');
});
