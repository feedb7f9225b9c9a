import { act, render, screen } from '@testing-library/react';
import { useLazyComponent } from '../../src/hooks/useLazyComponent';

const Part = () => <p>Part</p>;
const load = jest.fn(() => Promise.resolve(Part));
const whenAsked = jest.fn<void, [boolean]>();
let tasks: (() => void)[];

function Sample() {
  const [Late, ask] = useLazyComponent(load);
  return (
    <>
      <button onClick={() => void ask().then(() => whenAsked(isThere()))} />
      {Late && <Late />}
    </>
  );
}

const isThere = () => screen.queryByText('Part') !== null;
const idle = () => act(() => Promise.resolve(tasks.splice(0).forEach((task) => task())));

beforeEach(() => {
  load.mockClear();
  tasks = [];
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => tasks.push(task),
    cancelIdleCallback: (handle: number) => tasks.splice(handle - 1, 1),
  });
});

it('comes when the page is idle', async () => {
  render(<Sample />);
  expect(load).not.toHaveBeenCalled();
  await idle();
  expect(isThere()).toBe(true);
});

it('is tried again when it is asked for, and is there when the answer comes', async () => {
  const failure = new Error('offline');
  const log = jest.spyOn(console, 'error').mockReturnValue();
  load.mockRejectedValueOnce(failure);
  render(<Sample />);
  await idle();
  expect(isThere()).toBe(false);
  await act(() => Promise.resolve(screen.getByRole('button').click()));
  expect(whenAsked.mock.calls).toEqual([[true]]);
  expect(log.mock.calls).toEqual([[failure]]);
});

it('is not loaded for a page that was left', () => {
  render(<Sample />).unmount();
  expect(tasks).toEqual([]);
});
