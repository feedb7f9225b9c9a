import { fireEvent, screen } from '@testing-library/react';
import { Notice } from '../../src/components/Notice/Notice';
import { renderInPage } from '../support/render';

const content = { title: 'Sent.', text: 'Thank you.' };
const onClose = jest.fn();
const letGo = jest.fn();
const onHold = jest.fn(() => letGo);

beforeEach(() => jest.clearAllMocks());

const notice = (shown?: typeof content) => (
  <Notice content={shown} kind="success" onHold={onHold} onClose={onClose} />
);

it('shows its message in a live region that was there before, and can be closed', () => {
  const { rerender } = renderInPage(notice(), { language: 'en' });
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(notice(content));
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Sent. Thank you.');
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is held until it is neither hovered nor focused', () => {
  renderInPage(notice(content));
  const message = screen.getByText('Thank you.').closest('.notice') as HTMLElement;
  const calls = () => [onHold.mock.calls.length, letGo.mock.calls.length];
  const after = (type: string) => {
    fireEvent(message, new Event(type));
    return calls();
  };
  expect(calls()).toEqual([0, 0]);
  expect(after('pointerenter')).toEqual([1, 0]);
  expect(after('focusin')).toEqual([1, 0]);
  expect(after('pointerleave')).toEqual([1, 0]);
  expect(after('focusout')).toEqual([1, 1]);
});

it('is let go when it leaves the screen', () => {
  const { unmount } = renderInPage(notice(content));
  fireEvent(screen.getByText('Thank you.').closest('.notice')!, new Event('pointerenter'));
  unmount();
  expect(letGo).toHaveBeenCalledTimes(1);
});
