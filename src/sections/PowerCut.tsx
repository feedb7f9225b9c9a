import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Accordion } from '../components/Accordion';
import { Section } from '../components/Section';
import { anchors } from '../routes';
import { isAlarm, stepNames, type Step } from './power-cut-steps';
import { StepActions, StepCalls, usePowerCut } from './PowerCutStep';
import { WalkThrough } from './WalkThrough';
import './PowerCut.scss';

/** What a step says in the list. A danger to life looks like an alarm, and calls before it explains. */
function StepAdvice({ step }: { step: Step }) {
  const { t } = useTranslation();
  const title = (
    <p className="fw-semibold">
      <span className="d-block small">{t('power-cut:ifSo')}</span>{' '}
      {t(`power-cut:steps.${step}.title`)}
    </p>
  );
  if (!isAlarm(step))
    return (
      <div className="vstack gap-3 align-items-start">
        {title}
        <StepActions step={step} />
        <StepCalls step={step} look="btn btn-primary" />
      </div>
    );
  return (
    <div className="alert alert-danger border-2 border-danger vstack gap-3 align-items-start mb-0">
      {title}
      <StepCalls step={step} look="btn btn-danger" />
      <StepActions step={step} />
    </div>
  );
}

/** The steps whose question says all. */
const withoutHint = ['danger', 'injured', 'call'] as const;

const hasHint = (step: Step): step is Exclude<Step, (typeof withoutHint)[number]> =>
  !withoutHint.some((each) => each === step);

/** A step in the list: its question, and what it says. */
export function StepItem({ step }: { step: Step }) {
  const { t } = useTranslation();
  return (
    <li>
      <div className="vstack gap-2">
        <p className="fw-semibold text-body-emphasis">{t(`power-cut:steps.${step}.question`)}</p>
        {hasHint(step) && (
          <p className="small text-body-secondary">{t(`power-cut:steps.${step}.hint`)}</p>
        )}
        <StepAdvice step={step} />
      </div>
    </li>
  );
}

/** What to do in a power cut: one question at a time, and all the steps as a list, which is open without script. */
export function PowerCut() {
  const { t } = useTranslation();
  const { after } = usePowerCut();
  return (
    <Section
      className="power-cut jump-target"
      id={anchors.powerCut}
      titleId="power-cut-title"
      title={t('power-cut:title')}
      text={t('power-cut:text')}
    >
      <div className="row gy-4">
        <div className="col-lg-7 needs-script">
          <div className="power-cut__walk card card-raised" data-bs-theme="dark">
            <WalkThrough level="h3" />
          </div>
        </div>
        <div className="col-lg-4 offset-lg-1 beside-tool">
          <Accordion
            isClosed
            className="power-cut__list"
            name="power-cut"
            items={[
              {
                title: t('power-cut:list'),
                content: (
                  <ol className="vstack gap-4 mb-0 pb-4 ps-4">
                    {stepNames.map((step) => (
                      <StepItem key={step} step={step} />
                    ))}
                    <li>
                      <p>
                        <strong className="text-body-emphasis">
                          {t('power-cut:after.question')}
                        </strong>{' '}
                        {after.join(' ')}
                      </p>
                    </li>
                  </ol>
                ),
              },
            ]}
          />
          <p className="mt-4 text-body-secondary">{t('power-cut:note')}</p>
        </div>
      </div>
    </Section>
  );
}
