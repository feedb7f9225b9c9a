import { attachPhotos } from '../../src/components/Form/PhotoField';
import { photosField } from '../../src/forms/fields';

jest.mock('../../src/components/Form/Photos', () => {
  throw new Error('Loading chunk failed.');
});

it('attaches photographs as they were chosen where the script that prepares them does not come', async () => {
  const form = document.createElement('form');
  form.innerHTML = '<input type="file">';
  const photo = new File(['photo'], 'socket.jpg');
  Object.defineProperty(form.firstElementChild, 'files', { value: [photo] });
  const body = new FormData();
  await attachPhotos('contact', form, body);
  expect(body.getAll(photosField)).toEqual([photo]);
});
