import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { applyMode, correctServedPictures } from '../../src/browser/colour-mode';
import { DetailPicture, Picture } from '../../src/components/Picture';
import { stubMedia } from '../support/browser';

/** Media query of the night sources in a served page. */
const served = '(scripting: enabled) and (prefers-color-scheme: dark)';

// A global of Gatsby's bundles that Jest lacks.
Object.assign(globalThis, { GATSBY___IMAGE: true });

const imageOf = (name: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained' as const,
      width: 610,
      height: 460.00000000000006,
      images: {
        fallback: { src: `/${name}.webp`, srcSet: `/${name}.webp 610w`, sizes: '610px' },
        sources: [{ type: 'image/avif', srcSet: `/${name}.avif 610w`, sizes: '610px' }],
      },
    },
  },
});
const byDay = { alt: 'A lamp', ...imageOf('lamp') };
const picture = { ...byDay, night: imageOf('lamp_night') };

/** Shows an element in the browser, as on the pages that follow the first. */
const show = (element: ReactElement) => render(element).container;

const media = (container: Element) =>
  [...container.querySelectorAll<HTMLSourceElement>('picture source')].map(
    (source) => source.getAttribute('media') ?? '',
  );

beforeEach(() => {
  stubMedia({ dark: true });
  document.body.innerHTML = '';
  applyMode('light');
});

describe.each([
  ['Picture', Picture],
  ['DetailPicture', DetailPicture],
])('%s', (_, Shown) => {
  it.each([
    ['waits until it is near', {}, ['alt="A lamp"', 'loading="lazy"']],
    ['loads at once as the first', { isEager: true }, ['loading="eager"', 'fetchpriority="high"']],
    ['has no text if it has none', { picture: { ...byDay, alt: null } }, ['alt=""']],
  ])('%s', (__, props, attributes) => {
    const html = renderToString(<Shown picture={byDay} {...props} />);
    expect(attributes.filter((attribute) => !html.includes(attribute))).toEqual([]);
    expect(html.includes('fetchpriority')).toBe('isEager' in props);
  });

  it('shows nothing if the file is no picture', () => {
    expect(renderToString(<Shown picture={{ alt: 'A lamp', childImageSharp: null }} />)).toBe('');
  });

  it('offers the files by night first, to a system in dark mode where scripts run', () => {
    const html = renderToString(<Shown picture={picture} />);
    const sources = html.match(/<source[^>]*>/g)?.slice(0, 3) ?? [];
    expect(sources.map((source) => source.replace(/.*\/(\S+) 610w.*/, '$1'))).toEqual([
      'lamp_night.avif',
      'lamp_night.webp',
      'lamp.avif',
    ]);
    expect(sources.map((source) => source.includes(`media="${served}"`))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('follows the mode of the visitor, whatever the system prefers, with the same elements', () => {
    const container = show(<Shown picture={picture} />);
    expect(media(container)).toEqual(['not all', 'not all', '']);
    const image = container.querySelector('picture img');
    act(() => applyMode('dark'));
    expect(media(container)).toEqual(['all', 'all', '']);
    expect(container.querySelector('picture img')).toBe(image);
    act(() => applyMode('light'));
    expect(media(container)).toEqual(['not all', 'not all', '']);
  });
});

it('a picture takes a class, and has no text as a decoration', () => {
  const container = show(<Picture picture={byDay} className="hero" isDecorative />);
  expect(container.querySelector('.picture.hero > picture > img')).toHaveAttribute('alt', '');
  expect(container.querySelector('img')).toHaveAttribute('height', '460');
});

it.each([
  ['light', false, served],
  ['light', true, 'not all'],
  ['dark', true, served],
  ['dark', false, 'all'],
] as const)(
  'in %s mode, with a dark system %s, a served picture asks for %s',
  (mode, dark, expected) => {
    stubMedia({ dark });
    applyMode(mode);
    document.body.innerHTML = `<picture><source media="${served}"></picture>`;
    correctServedPictures();
    expect(media(document.body)).toEqual([expected]);
  },
);
