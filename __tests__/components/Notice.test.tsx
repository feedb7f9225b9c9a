import { act, fireEvent, screen } from '@testing-library/react';
import { Notice } from '../../src/components/Notice/Notice';
import { renderInPage } from '../support/render';

const content = { title: 'Sent.', text: 'Thank you.' };
const onDone = jest.fn();

beforeEach(() => {
  onDone.mockReset();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

function show() {
  const shown = renderInPage(<Notice content={content} kind="success" onDone={onDone} />, {
    language: 'en',
  });
  const message = screen.getByText('Thank you.');
  return { ...shown, message, close: screen.getByRole('button', { name: 'Close message' }) };
}

it('has its region before it says anything', () => {
  renderInPage(<Notice content={undefined} kind="success" onDone={onDone} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  wait(60_000);
  expect(onDone).not.toHaveBeenCalled();
});

it('says its message in the region', () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Sent. Thank you.');
});

it('is done after five seconds, once', () => {
  show();
  wait(4_999);
  expect(onDone).not.toHaveBeenCalled();
  wait(1);
  wait(60_000);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it.each([
  ['hovered', 'pointerenter', 'pointerleave'],
  ['focused', 'focusin', 'focusout'],
])('stays while it is %s, and five seconds from then', (_, enter, leave) => {
  const { message } = show();
  const frame = message.closest('.notice') as HTMLElement;
  wait(4_000);
  fireEvent(frame, new Event(enter));
  wait(60_000);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent(frame, new Event(leave));
  wait(4_999);
  expect(onDone).not.toHaveBeenCalled();
  wait(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('stays until it is neither hovered nor focused', () => {
  const { message } = show();
  const frame = message.closest('.notice') as HTMLElement;
  fireEvent(frame, new Event('pointerenter'));
  fireEvent(frame, new Event('focusin'));
  fireEvent(frame, new Event('pointerleave'));
  wait(60_000);
  expect(onDone).not.toHaveBeenCalled();
});

it('can be closed', () => {
  const { close } = show();
  fireEvent.click(close);
  expect(onDone).toHaveBeenCalledTimes(1);
});
