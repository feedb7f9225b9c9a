import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { followVisitor } from '../../src/components/ColourMode/colour-mode';
import { useColourMode } from '../../src/components/ColourMode/useColourMode';
import { stubMedia } from '../support/browser';

beforeEach(() => {
  localStorage.clear();
  document.body.className = 'page';
  delete document.body.dataset.bsTheme;
});
afterEach(() => jest.restoreAllMocks());

const mode = () => ({
  dark: document.body.classList.contains('dark'),
  bootstrap: document.body.dataset.bsTheme,
});

function Toggle() {
  const toggle = useColourMode();
  return <button onClick={toggle}>mode</button>;
}

const press = () => userEvent.click(screen.getByRole('button'));

describe('before the first paint', () => {
  it.each([
    [null, false, 'light'],
    [null, true, 'dark'],
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['purple', true, 'dark'],
  ])('remembered %s, system dark %s: %s', (remembered, dark, expected) => {
    stubMedia({ dark });
    if (remembered) localStorage.setItem('colour-mode', remembered);
    followVisitor();
    expect(mode()).toEqual({ dark: expected === 'dark', bootstrap: expected });
    expect(document.body).toHaveClass('page');
  });

  it('follows the system where storage is blocked', () => {
    stubMedia({ dark: true });
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    followVisitor();
    expect(mode().dark).toBe(true);
  });
});

it('follows the system until the visitor toggles, then remembers', async () => {
  const change = stubMedia({ dark: false });
  render(<Toggle />);
  expect(mode()).toEqual({ dark: false, bootstrap: 'light' });
  act(() => change({ dark: true }));
  expect(mode()).toEqual({ dark: true, bootstrap: 'dark' });
  await press();
  expect(mode()).toEqual({ dark: false, bootstrap: 'light' });
  expect(localStorage.getItem('colour-mode')).toBe('light');
  act(() => change({ dark: false }));
  act(() => change({ dark: true }));
  expect(mode().dark).toBe(false);
  await press();
  expect(mode()).toEqual({ dark: true, bootstrap: 'dark' });
});

it('toggles for this visit where storage is blocked', async () => {
  stubMedia();
  render(<Toggle />);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await press();
  expect(mode().dark).toBe(true);
});

it('follows a toggle in another tab', () => {
  stubMedia();
  render(<Toggle />);
  localStorage.setItem('colour-mode', 'dark');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'colour-mode' }));
  });
  expect(mode().dark).toBe(true);
});

it('listens no more once it is gone', () => {
  const change = stubMedia();
  render(<Toggle />).unmount();
  change({ dark: true });
  window.dispatchEvent(new StorageEvent('storage'));
  expect(mode().dark).toBe(false);
});
