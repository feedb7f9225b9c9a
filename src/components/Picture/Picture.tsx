import { NightSource, type NightPicture } from './NightSource';
import './Picture.scss';

interface Props {
  picture: Omit<Queries.DetailPictureFragment, 'night'> & { night?: NightPicture | null };
  /** The largest picture above the fold: loads eagerly, with high priority. */
  first?: boolean;
  className?: string;
  /** Empties the alternative text, where the text beside the picture says the same. */
  decorative?: boolean;
}

/** A picture of `data/images` as a native `<picture>`: format choice and lazy loading need no script. */
export function Picture({ picture, first = false, className = '', decorative = false }: Props) {
  if (!picture.childImageSharp) return null;
  const { width, height, images } = picture.childImageSharp.gatsbyImageData;
  const { sources = [], fallback } = images;
  return (
    <picture className={`picture ${className}`.trim()}>
      {picture.night && <NightSource night={picture.night} />}
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className="picture__image"
        src={fallback?.src}
        width={width}
        height={Math.round(height)}
        alt={decorative ? '' : (picture.alt ?? '')}
        loading={first ? 'eager' : 'lazy'}
        {...(first && { fetchpriority: 'high' })}
      />
    </picture>
  );
}
