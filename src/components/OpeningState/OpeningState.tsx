import { useLazyComponent } from '../../hooks/useLazyComponent';
import './OpeningState.scss';

const importWords = async () => (await import('./OpeningWords')).OpeningWords;

/** Whether the office is open at this moment. The served page has an empty line for it. */
export function OpeningState() {
  const [Words] = useLazyComponent(importWords);
  return <p className="opening-state">{Words && <Words />}</p>;
}
