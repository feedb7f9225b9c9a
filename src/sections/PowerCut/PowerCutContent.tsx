import { SectionHead } from '../../components/Section/Section';
import { useTranslations } from '../../context/translations';
import { isQuestion, stepNames, type Step } from './decision';
import { EmergencyCall, type Numbers } from './EmergencyCall';
import { WalkThrough } from './WalkThrough';

interface Props {
  numbers: Numbers;
}

function StepItem({ step, numbers }: Props & { step: Step }) {
  const { t } = useTranslations();
  return (
    <li className="power-cut__step">
      <p className="power-cut__question">{t(`power-cut:steps.${step}.question`)}</p>
      {isQuestion(step) && <p className="hint">{t(`power-cut:steps.${step}.hint`)}</p>}
      <p>{t(`power-cut:steps.${step}.action`)}</p>
      <EmergencyCall step={step} numbers={numbers} />
    </li>
  );
}

/** One question at a time, and all the steps as a list, which is open without script. */
export function PowerCutContent({ numbers }: Props) {
  const { t } = useTranslations();
  return (
    <>
      <SectionHead
        titleId="power-cut-title"
        title={t('power-cut:title')}
        text={t('power-cut:text')}
      />
      <div className="power-cut__columns">
        <div className="power-cut__walk card needs-script">
          <WalkThrough numbers={numbers} />
        </div>
        <div>
          <details className="power-cut__list">
            <summary className="power-cut__summary">{t('power-cut:list')}</summary>
            <ol className="power-cut__steps">
              {stepNames.map((step) => (
                <StepItem key={step} step={step} numbers={numbers} />
              ))}
            </ol>
          </details>
          <p className="power-cut__note">{t('power-cut:note')}</p>
        </div>
      </div>
    </>
  );
}
