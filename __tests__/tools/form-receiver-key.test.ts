/** @jest-environment node */
import { multipart, useReceiver } from '../support/receiver';

const { post } = useReceiver({ GATSBY_FORM_KEY_FIELD: 'key' });

it('knows the key by the name that the site gives it', async () => {
  expect((await post(multipart({ key: 'local' }))).status).toBe(200);
  expect((await post(multipart({ apiKey: 'local' }))).status).toBe(401);
});
