import { LoadNear } from '../../components/LoadNear/LoadNear';
import { anchors } from '../../routes';
import type { Numbers } from './EmergencyCall';
import './PowerCut.scss';

const importContent = async () => (await import('./PowerCutContent')).PowerCutContent;

/** What to do in a power cut. */
export function PowerCut({ numbers }: { numbers: Numbers }) {
  return (
    <section className="power-cut section" id={anchors.powerCut} aria-labelledby="power-cut-title">
      <LoadNear
        className="power-cut__place wrap"
        importComponent={importContent}
        props={{ numbers }}
      />
    </section>
  );
}
