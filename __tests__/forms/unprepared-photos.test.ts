import { preparePhotos } from '../../src/forms/photos';

jest.mock('../../src/forms/shrink-photo', () => {
  throw new Error('Loading chunk failed.');
});

it('photos go as they were chosen where the script that prepares them does not come', async () => {
  const file = new File(['photo'], 'socket.jpg');
  const [photo] = preparePhotos([file], 0);
  await expect(photo!.whenReady).resolves.toEqual({ file });
});
