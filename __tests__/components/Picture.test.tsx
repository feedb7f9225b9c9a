import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '../../src/components/Picture/Picture';

const gatsbyImageData = {
  layout: 'constrained' as const,
  width: 610,
  height: 460,
  images: { fallback: { src: '/lamp.webp' } },
};
const picture = { alt: 'A lamp', childImageSharp: { gatsbyImageData } };

const served = (props: Partial<Parameters<typeof Picture>[0]>) =>
  renderToStaticMarkup(<Picture picture={picture} {...props} />);

it.each([
  ['waits until it is near', {}, ['alt="A lamp"', 'loading="lazy"']],
  ['loads at once as the first', { first: true }, ['loading="eager"', 'fetchpriority="high"']],
  ['has no text as a decoration', { decorative: true }, ['alt=""']],
  ['has no text if it has none', { picture: { ...picture, alt: null } }, ['alt=""']],
  ['takes a class', { className: 'hero' }, ['class="picture picture--day hero"']],
])('%s', (_, props, attributes) => {
  expect(attributes.filter((attribute) => !served(props).includes(attribute))).toEqual([]);
  expect(served(props).includes('fetchpriority')).toBe('first' in props);
});

it('offers the picture by night first, to a system in dark mode', () => {
  const sources = [{ type: 'image/avif', srcSet: '/lamp_night.avif 610w', sizes: '92vw' }];
  const images = { fallback: { src: '/lamp_night.webp' }, sources };
  const night = { childImageSharp: { gatsbyImageData: { ...gatsbyImageData, images } } };
  expect(served({ picture: { ...picture, night } })).toMatch(
    /^<picture class="picture"><source media="\(prefers-color-scheme: dark\)" type="image\/avif" srcSet="\/lamp_night.avif 610w"/,
  );
});

it('shows nothing if the file is no picture', () => {
  expect(served({ picture: { alt: 'A lamp', childImageSharp: null } })).toBe('');
});
