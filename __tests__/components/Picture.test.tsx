import { act, render, waitFor } from '@testing-library/react';
import type * as Plugin from 'gatsby-plugin-image';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { applyMode, correctServedPictures } from '../../src/components/colour-mode';
import { DetailPicture, Picture } from '../../src/components/Picture';
import { stubMedia } from '../support/browser';

/** Which build of `GatsbyImage` runs: the plugin has one for the server and one for browsers. */
let mockSide: 'server' | 'browser' = 'browser';

jest.mock('gatsby-plugin-image', () => {
  const server = jest.requireActual<typeof Plugin>('gatsby-plugin-image');
  const browser = jest.requireActual<typeof Plugin>(
    'gatsby-plugin-image/dist/gatsby-image.browser.js',
  );
  const GatsbyImage: typeof Plugin.GatsbyImage = (props) => {
    const Component = (mockSide === 'server' ? server : browser).GatsbyImage;
    return <Component {...props} />;
  };
  return { ...server, GatsbyImage };
});

// What Gatsby's bundles and browsers have, and jsdom does not.
Object.assign(globalThis, { GATSBY___IMAGE: true });
Object.defineProperty(HTMLImageElement.prototype, 'loading', { value: 'lazy' });

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

const components = [
  ['Picture', Picture],
  ['DetailPicture', DetailPicture],
] as const;

/** A page's HTML. */
function serve(element: ReactElement): string {
  mockSide = 'server';
  const html = renderToString(element);
  mockSide = 'browser';
  return html;
}

/** Shows an element in the browser, as on the pages that follow the first. */
async function show(element: ReactElement): Promise<Element> {
  const { container } = render(element);
  await waitFor(() => expect(container.querySelector('picture')).not.toBeNull());
  // From the next frame on the plugin knows the files, and shows them at once wherever it meets them again.
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  return container;
}

const media = (container: Element) =>
  [...container.querySelectorAll<HTMLSourceElement>('picture source')].map(
    (source) => source.getAttribute('media') ?? '',
  );

beforeEach(() => {
  stubMedia({ dark: true });
  document.body.innerHTML = '';
  applyMode('light');
});

describe.each(components)('%s', (_, Shown) => {
  it.each([
    ['waits until it is near', {}, ['alt="A lamp"', 'loading="lazy"']],
    ['loads at once as the first', { first: true }, ['loading="eager"', 'fetchpriority="high"']],
    ['has no text if it has none', { picture: { ...byDay, alt: null } }, ['alt=""']],
  ])('%s', (__, props, attributes) => {
    const html = serve(<Shown picture={byDay} {...props} />);
    expect(attributes.filter((attribute) => !html.includes(attribute))).toEqual([]);
    expect(html.includes('fetchpriority')).toBe('first' in props);
  });

  it('shows nothing if the file is no picture', () => {
    expect(serve(<Shown picture={{ alt: 'A lamp', childImageSharp: null }} />)).toBe('');
  });

  it('offers the files by night first, to a system in dark mode', () => {
    const html = serve(<Shown picture={picture} />);
    const sources = html.match(/<source[^>]*>/g)?.slice(0, 3) ?? [];
    expect(sources.map((source) => source.replace(/.*\/(\S+) 610w.*/, '$1'))).toEqual([
      'lamp_night.avif',
      'lamp_night.webp',
      'lamp.avif',
    ]);
    expect(
      sources.map((source) => source.includes('media="(prefers-color-scheme: dark)"')),
    ).toEqual([true, true, false]);
  });

  it('follows the mode of the visitor, whatever the system prefers, with the same elements', async () => {
    const container = await show(<Shown picture={picture} />);
    expect(media(container)).toEqual(['not all', 'not all', '']);
    const image = container.querySelector('picture img');
    act(() => applyMode('dark'));
    expect(media(container)).toEqual(['all', 'all', '']);
    expect(container.querySelector('picture img')).toBe(image);
    act(() => applyMode('light'));
    expect(media(container)).toEqual(['not all', 'not all', '']);
  });

  it('is taken over as it was served and corrected, and follows the mode from there', async () => {
    const warned = jest.spyOn(console, 'error').mockImplementation();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = serve(<Shown picture={picture} />);
    applyMode('light');
    // The plugin takes its mark off once it has seen the picture.
    const html = () => container.innerHTML.replaceAll(' data-gatsby-image-ssr=""', '');
    const served = html();
    const image = container.querySelector('picture img');
    const root = await act(async () => {
      await Promise.resolve();
      return hydrateRoot(container, <Shown picture={picture} />);
    });
    expect(html()).toBe(served);
    act(() => applyMode('dark'));
    expect(media(container)).toEqual(['all', 'all', '']);
    expect(container.querySelector('picture img')).toBe(image);
    // In development React says that the query was corrected; it does not change it.
    expect(warned.mock.calls.every(([, attribute]) => attribute === 'media')).toBe(true);
    warned.mockRestore();
    act(() => root.unmount());
  });
});

it('a picture takes a class, and has no text as a decoration', async () => {
  const container = await show(<Picture picture={byDay} className="hero" decorative />);
  expect(container.querySelector('.picture.hero > picture > img')).toHaveAttribute('alt', '');
  expect(container.querySelector('img')).toHaveAttribute('height', '460');
});

it.each([
  ['light', false, '(prefers-color-scheme: dark)'],
  ['light', true, 'not all'],
  ['dark', true, '(prefers-color-scheme: dark)'],
  ['dark', false, 'all'],
] as const)(
  'in %s mode, with a dark system %s, a served picture asks for %s',
  (mode, dark, expected) => {
    stubMedia({ dark });
    applyMode(mode);
    document.body.innerHTML = '<picture><source media="(prefers-color-scheme: dark)"></picture>';
    correctServedPictures();
    expect(media(document.body)).toEqual([expected]);
  },
);
