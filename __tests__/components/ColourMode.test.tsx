import { renderHook } from '@testing-library/react';
import { applyPreferredMode, pageBackgrounds, toggleMode } from '../../src/browser/colour-mode';
import { useColourMode } from '../../src/components/ColourMode';
import { stubMedia } from '../support/browser';

beforeEach(() => {
  localStorage.clear();
  document.body.className = 'page';
  delete document.documentElement.dataset.bsTheme;
});
afterEach(() => jest.restoreAllMocks());

const mode = () => `${document.documentElement.dataset.bsTheme}, ${document.body.className}`;

/** A page in which the first script has run. */
function show() {
  applyPreferredMode();
  return renderHook(useColourMode);
}

it.each([
  [null, false, 'light, page'],
  [null, true, 'dark, page dark'],
  ['dark', false, 'dark, page dark'],
  ['light', true, 'light, page'],
  ['purple', true, 'dark, page dark'],
])('if %s is stored and the system’s dark mode is %s, it is: %s', (stored, dark, expected) => {
  stubMedia({ dark });
  if (stored) localStorage.setItem('colour-mode', stored);
  applyPreferredMode();
  expect(mode()).toBe(expected);
});

it('follows the system until it is toggled or gone', () => {
  const change = stubMedia({ dark: true });
  const { unmount } = show();
  change({ dark: false });
  expect(mode()).toBe('light, page');
  toggleMode();
  change({ dark: false });
  expect(mode()).toBe('dark, page dark');
  unmount();
  localStorage.clear();
  change({ dark: false });
  expect(mode()).toBe('dark, page dark');
});

it('is toggled where storage is blocked', () => {
  stubMedia({ dark: true });
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  show();
  toggleMode();
  expect(mode()).toBe('light, page');
});

it('gives the browser’s own bars the paper of the mode, there and back', () => {
  document.head.innerHTML = `<meta name="theme-color" content="${pageBackgrounds.light}">`;
  const bars = () => document.querySelector('meta')?.content;
  stubMedia({ dark: true });
  show();
  expect(bars()).toBe(pageBackgrounds.dark);
  toggleMode();
  expect(bars()).toBe(pageBackgrounds.light);
});

it('prints the colours of the light mode, and is dark on the screen again', () => {
  stubMedia({ dark: true });
  show();
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement.dataset.bsTheme).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(mode()).toBe('dark, page dark');
});
