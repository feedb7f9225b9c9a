import { act, render } from '@testing-library/react';
import { applyMode, correctServedPictures } from '../../src/components/ColourMode/colour-mode';
import { Picture } from '../../src/components/Picture/Picture';
import { stubMedia } from '../support/browser';

const imageOf = (src: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained' as const,
      width: 610,
      height: 460,
      images: { fallback: { src }, sources: [{ type: 'image/avif', srcSet: src, sizes: '92vw' }] },
    },
  },
});
const picture = { alt: 'A lamp', ...imageOf('/lamp.avif'), night: imageOf('/lamp_night.avif') };

const setMode = (mode: 'light' | 'dark') =>
  // The observer of the mode calls back in a microtask.
  act(async () => {
    applyMode(mode);
    await Promise.resolve();
  });

const animate = jest.fn(() => ({ finished: Promise.resolve() }));
Object.assign(HTMLImageElement.prototype, { animate });
Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { value: 610 });

beforeEach(() => {
  animate.mockClear();
  stubMedia({ dark: true });
  applyMode('light');
});

const show = () => {
  const { container } = render(<Picture picture={picture} />);
  const find = (selector: string) => container.querySelector<HTMLImageElement>(selector);
  return { find, media: () => find('source')?.getAttribute('media') };
};

it('offers the picture by night in the mode of the visitor, whatever the system prefers', async () => {
  const { media } = show();
  expect(media()).toBe('not all');
  await setMode('dark');
  expect(media()).toBe('all');
});

it('fades from one picture to the other once that has loaded', async () => {
  const { find } = show();
  await setMode('dark');
  expect(find('picture')?.firstElementChild).toBe(find('.picture__image--before'));
  expect(animate).not.toHaveBeenCalled();
  await act(async () => {
    find('img:last-child')?.dispatchEvent(new Event('load'));
    await Promise.resolve();
  });
  expect(animate).toHaveBeenCalledTimes(1);
  expect(find('.picture__image--before')).toBeNull();
});

it('gives the picture by day to a printer, at once and without a fade', async () => {
  const { find, media } = show();
  await setMode('dark');
  find('.picture__image--before')?.remove();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(media()).toBe('not all');
  });
  expect(find('.picture__image--before')).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(media()).toBe('all');
});

it('changes pictures without a fade for visitors who prefer reduced motion', async () => {
  stubMedia({ dark: true, reducedMotion: true });
  const { find, media } = show();
  await setMode('dark');
  expect(media()).toBe('all');
  expect(find('.picture__image--before')).toBeNull();
});

it.each([
  ['light', false, '(prefers-color-scheme: dark)'],
  ['light', true, 'not all'],
  ['dark', true, '(prefers-color-scheme: dark)'],
  ['dark', false, 'all'],
] as const)(
  'in %s mode, with a dark system %s, a served picture asks for %s',
  (mode, dark, media) => {
    stubMedia({ dark });
    applyMode(mode);
    document.body.innerHTML = '<picture><source media="(prefers-color-scheme: dark)"></picture>';
    correctServedPictures();
    expect(document.querySelector('source')?.media).toBe(media);
  },
);
