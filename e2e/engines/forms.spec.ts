import { words } from '../support/form-words';
import { acceptedTexts } from '../support/forms';
import { arrived } from '../support/receiver';
import { expect, test } from './support/journey';

const field = (name: string) => `main form [name=${name}]`;
const faults = 'main form .field__error';
const { faults: said, sent } = words.fr;

test('a form names its faults, keeps the text, and is sent once it is corrected', async ({
  visit,
}) => {
  const visitor = await visit();
  const { name, email, phone, message } = acceptedTexts();
  await visitor.open('/contact');
  await visitor.write(field('message'), message);
  await visitor.write(field('email'), 'zoe@');
  await visitor.press('main form [type=submit]');
  await visitor.reads(faults, said.fullName, said.email, said.phone);
  await visitor.hasFocusOn(field('name'));
  await visitor.write(field('name'), name);
  await visitor.write(field('phone'), phone);
  await visitor.look((selector) => {
    const input = document.querySelector<HTMLInputElement>(selector);
    input?.focus();
    input?.select();
  }, field('email'));
  await visitor.type(email);
  await visitor.key('Enter');
  await visitor.reads('main form [role=status] p', sent);
  await visitor.seesCount(faults, 0);
  expect(arrived(email).map(({ fields }) => fields)).toEqual([
    expect.objectContaining({ name, email, phone, message, language: 'fr' }),
  ]);
});
