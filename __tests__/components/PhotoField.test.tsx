import { fireEvent, screen } from '@testing-library/react';
import { PhotoField } from '../../src/components/Form/PhotoField';
import { useForm } from '../../src/forms/FormsProvider';
import type { ReadyPhoto } from '../../src/forms/photos';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

afterEach(() => sessionStorage.clear());

const cleaned = { file: new Blob(), thumbnail: 'data:image/jpeg;base64,' };
const unchanged = { file: new File([], 'socket.jpg') };

/** Attaches photos that are ready. */
function Attach({ photos }: { photos: ReadyPhoto[] }) {
  const [, dispatch] = useForm('home');
  const attached = photos.map((ready, id) => ({
    id,
    name: '',
    ready,
    whenReady: Promise.resolve(ready),
  }));
  const attach = () => dispatch({ type: 'photosChosen', photos: attached, faults: [] });
  return <button onClick={attach}>Attach</button>;
}

it.each([
  ['were removed from every photo', [cleaned, cleaned], 'cleaned', 'unchanged'],
  ['may be in one', [cleaned, unchanged], 'unchanged', 'cleaned'],
])('says truly that place and device %s', (_, photos, said, unsaid) => {
  renderInPage(
    <>
      <Attach photos={photos} />
      <PhotoField form="home" />
    </>,
    { language: 'en' },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Attach' }));
  const message = screen.getByText(/attached/);
  expect(message).toHaveTextContent(textOf('en', `photos:${said}`));
  expect(message).not.toHaveTextContent(textOf('en', `photos:${unsaid}`));
});
