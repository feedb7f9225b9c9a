import type { TFunction } from 'i18next';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { graphql } from 'gatsby';
import { Icon } from '../../components/Icon';
import { PhoneLink } from '../../components/ContactLinks';
import { calleeOf, type Callee, type Step } from './decision';
import './StepAdvice.scss';

export type Numbers = Queries.EmergencyNumbersFragment | null;

interface Call {
  number: string;
  label: string;
}

/** Whom to call and how; undefined where the business has not filled in the number. */
function callOf(callee: Callee, numbers: Numbers, t: TFunction): Call | undefined {
  const { fire, ambulance, general, utility } = numbers ?? {};
  if (callee === 'utility') {
    if (!utility) return undefined;
    const { name, phone: number } = utility;
    return { number, label: t('power-cut:call.utility', { name, number }) };
  }
  const number = (callee === 'fire' ? fire : ambulance) ?? general;
  if (!number) return undefined;
  const key = callee === 'fire' ? 'power-cut:call.fire' : 'power-cut:call.ambulance';
  return { number, label: t(key, { number }) };
}

interface Props {
  step: Step;
  numbers: Numbers;
}

/** The button that calls whom a step names. Without the grid operator's number it says where to find it. */
function StepCall({ step, numbers }: Props) {
  const { t } = useTranslation();
  const callee = calleeOf(step);
  if (callee === 'business')
    return <PhoneLink className="btn btn-primary">{t('common:call.action')}</PhoneLink>;
  const call = callOf(callee, numbers, t);
  if (call)
    return (
      <a className="btn btn-primary" href={`tel:${call.number.replaceAll(/[^+\d]/g, '')}`}>
        <Icon name="phone" />
        {call.label}
      </a>
    );
  return callee === 'utility' ? <p>{t('power-cut:utilityUnknown')}</p> : null;
}

interface AdviceProps extends Props {
  /** Its title as a heading or a line, in the words around it. */
  title: JSX.Element;
}

/** What a step says: its title, what to do, one sentence a line, and the call. A danger to life looks like an alarm. */
export function StepAdvice({ step, numbers, title }: AdviceProps) {
  const { t } = useTranslation();
  const callee = calleeOf(step);
  const isAlarm = callee === 'fire' || callee === 'ambulance';
  const call = <StepCall step={step} numbers={numbers} />;
  return (
    <div className={isAlarm ? 'step-advice step-advice--alarm' : 'step-advice'}>
      {title}
      {isAlarm && call}
      <ul className="step-advice__actions">
        {t(`power-cut:steps.${step}.actions`, { returnObjects: true }).map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ul>
      {!isAlarm && call}
    </div>
  );
}

/** What to do once the power is back. */
export function PowerBack() {
  const { t } = useTranslation();
  return (
    <p>
      <strong className="power-cut__question">{t('power-cut:after.question')}</strong>{' '}
      {t('power-cut:after.actions', { returnObjects: true }).join(' ')}
    </p>
  );
}

export const fragment = graphql`
  fragment EmergencyNumbers on EmergencyNumbers {
    general
    fire
    ambulance
    utility {
      name
      phone
    }
  }
`;
