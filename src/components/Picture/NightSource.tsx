import { useEffect, useRef, useSyncExternalStore } from 'react';
import { currentMode, nightMedia, onModeChange } from '../ColourMode/colour-mode';
import { fadeOver } from './fade-over';
import { useIsPrinting } from './useIsPrinting';

export type NightPicture = Pick<Queries.DetailPictureFragment, 'childImageSharp'>;

const servedMode = () => undefined;

/**
 * The file for the dark colour mode, as the first source of a `<picture>`: the browser loads the one that it shows. Served,
 * it follows the system; with script, the visitor's choice. Paper shows the day.
 */
export function NightSource({ night }: { night: NightPicture }) {
  const ref = useRef<HTMLSourceElement>(null);
  const mode = useSyncExternalStore(onModeChange, currentMode, servedMode);
  const isPrinting = useIsPrinting();
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current && mode !== shown.current) fadeOver(ref.current?.parentElement);
    shown.current = mode;
  }, [mode]);
  const [source] = night.childImageSharp?.gatsbyImageData.images.sources ?? [];
  if (!source) return null;
  const { type, srcSet, sizes } = source;
  const media = nightMedia(isPrinting ? 'light' : mode);
  return <source ref={ref} media={media} type={type} srcSet={srcSet} sizes={sizes} />;
}
