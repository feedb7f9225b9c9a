import { LoadNear } from './LoadNear';
import './OpeningState.scss';

const importWords = async () => (await import('./OpeningWords')).OpeningWords;

/** Whether the office is open at this moment. The served page has an empty line for it. */
export function OpeningState() {
  return (
    <LoadNear
      className="opening-state text-body-emphasis"
      importComponent={importWords}
      props={{}}
    />
  );
}
