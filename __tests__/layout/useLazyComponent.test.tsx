import { act, render, screen } from '@testing-library/react';
import { useLazyComponent } from '../../src/layout/Header/useLazyComponent';

const Part = () => <p>Part</p>;

/** Makes the browser idle when the test says so. */
function stubIdle() {
  const tasks: (() => void)[] = [];
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => tasks.push(task),
    cancelIdleCallback: (handle: number) => tasks.splice(handle - 1, 1),
  });
  return {
    idle: () => act(() => Promise.resolve(tasks.splice(0).forEach((task) => task()))),
    tasks,
  };
}

function Sample({ load }: { load: () => Promise<typeof Part> }) {
  const [Late, ask] = useLazyComponent(load);
  return (
    <>
      <button onClick={() => void ask().then(() => document.body.append('asked'))}>Ask</button>
      {Late && <Late />}
    </>
  );
}

it('comes when the page is idle', async () => {
  const { idle } = stubIdle();
  const load = jest.fn(() => Promise.resolve(Part));
  render(<Sample load={load} />);
  expect(load).not.toHaveBeenCalled();
  await idle();
  expect(screen.getByText('Part')).toBeVisible();
});

it('comes when it is asked for, and is there when the answer comes', async () => {
  stubIdle();
  render(<Sample load={() => Promise.resolve(Part)} />);
  const there: boolean[] = [];
  jest.spyOn(document.body, 'append').mockImplementation(() => {
    there.push(screen.queryByText('Part') !== null);
  });
  await act(() => Promise.resolve(screen.getByText('Ask').click()));
  expect(there).toEqual([true]);
});

it('is tried again when it is asked for after it did not come', async () => {
  const { idle } = stubIdle();
  const load = jest.fn(() => Promise.resolve(Part));
  load.mockRejectedValueOnce(new Error('offline'));
  render(<Sample load={load} />);
  await idle();
  expect(screen.queryByText('Part')).not.toBeInTheDocument();
  await act(() => Promise.resolve(screen.getByText('Ask').click()));
  expect(screen.getByText('Part')).toBeVisible();
});

it('is not loaded for a page that was left', () => {
  const { tasks } = stubIdle();
  const { unmount } = render(<Sample load={() => Promise.resolve(Part)} />);
  unmount();
  expect(tasks).toEqual([]);
});
