import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Fragment } from 'react';
import { StepActions, StepCalls, type Advice } from './Advice';
import { isAlarm, stepNames, type Step } from './steps';

interface ItemProps {
  step: Step;
  advice: Advice;
}

/** A step's advice in the list. A danger to life looks like an alarm, with the call before the explanation. */
function StepAdvice({ step, advice: { translation: words, numbers } }: ItemProps) {
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
        <StepActions step={step} words={words} />
        <StepCalls step={step} numbers={numbers} look="btn btn-primary" />
      </div>
    );
  return (
    <div className="alert alert-danger border-2 border-danger vstack gap-3 align-items-start">
      {title}
      <StepCalls step={step} numbers={numbers} look="btn btn-danger" />
      <StepActions step={step} words={words} />
    </div>
  );
}

/** Steps whose question needs no hint. */
const withoutHint = ['danger', 'injured', 'call'] as const;

const hasHint = (step: Step): step is Exclude<Step, (typeof withoutHint)[number]> =>
  !withoutHint.some((each) => each === step);

/** Introduction to the steps at the board: how it looks, and when to leave it alone. */
function BoardItem() {
  const { t } = useTranslation();
  return (
    <li>
      <div className="vstack gap-2">
        <p className="fw-semibold text-body-emphasis">{t('power-cut:steps.board.question')}</p>
        <p>{t('power-cut:steps.board.hint')}</p>
      </div>
    </li>
  );
}

/** A step in the list: question and advice. */
export function StepItem({ step, advice }: ItemProps) {
  const { t } = useTranslation();
  return (
    <li>
      <div className="vstack gap-2">
        <p className="fw-semibold text-body-emphasis">{t(`power-cut:steps.${step}.question`)}</p>
        {hasHint(step) && (
          <p className="small text-body-secondary">{t(`power-cut:steps.${step}.hint`)}</p>
        )}
        <StepAdvice step={step} advice={advice} />
      </div>
    </li>
  );
}

const firstAtBoard: Step = 'circuit';

/** All steps in order, then the advice after the power is back. */
export function StepList({ advice }: { advice: Advice }) {
  const { t } = useTranslation();
  return (
    <ol className="vstack gap-4 ps-4">
      {stepNames.map((step) => (
        <Fragment key={step}>
          {step === firstAtBoard && <BoardItem />}
          <StepItem step={step} advice={advice} />
        </Fragment>
      ))}
      <li>
        <p>
          <strong className="text-body-emphasis">{t('power-cut:after.question')}</strong>{' '}
          {advice.translation.after.join(' ')}
        </p>
      </li>
    </ol>
  );
}
