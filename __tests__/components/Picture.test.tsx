import { render, screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '../../src/components/Picture/Picture';

const gatsbyImageData: IGatsbyImageData = {
  layout: 'constrained',
  width: 610,
  height: 460,
  images: {
    fallback: { src: '/lamp.webp', srcSet: '/lamp.webp 610w', sizes: '610px' },
    sources: [{ type: 'image/avif', srcSet: '/lamp.avif 610w', sizes: '610px' }],
  },
};
const picture = { alt: 'A lamp', childImageSharp: { gatsbyImageData } };

/** The picture in the served page. */
function served(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Picture picture={picture} {...props} />);
  return page;
}

const image = (page: Element) => page.querySelector('img:not([role="presentation"])');

it('waits until it is near, unless it is the first of its page', () => {
  expect(image(served())).toHaveAttribute('loading', 'lazy');
  expect(image(served())).not.toHaveAttribute('fetchpriority');
  expect(image(served({ first: true }))).toHaveAttribute('loading', 'eager');
  expect(image(served({ first: true }))).toHaveAttribute('fetchpriority', 'high');
});

it.each([
  ['decorative', { decorative: true }],
  ['without a text', { picture: { ...picture, alt: null } }],
])('%s is passed over by screen readers', (_, props) => {
  expect(image(served(props))).toHaveAttribute('alt', '');
});

it('takes a class beside its own', () => {
  expect(served({ className: 'hero__picture' }).querySelector('.picture')).toHaveClass(
    'hero__picture',
  );
});

it('shows nothing where the file is no picture', () => {
  const { container } = render(<Picture picture={{ alt: 'A lamp', childImageSharp: null }} />);
  expect(container).toBeEmptyDOMElement();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
