import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { TFunction } from 'i18next';
import { Accordion } from '../components/Accordion';
import { Icon } from '../components/Icon';
import { LoadNear } from '../components/LoadNear';
import { PhoneLink } from '../components/ContactLinks';
import { Section } from '../components/Section';
import { anchors } from '../routes';
import { calleeOf, isQuestion, stepNames, type Callee, type Step } from './power-cut-steps';
import './PowerCut.scss';

const importWalkThrough = async () => (await import('./WalkThrough')).WalkThrough;

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

interface StepProps {
  step: Step;
  numbers: Numbers;
}

/** The button that calls whom a step names. Without the grid operator's number it says where to find it. */
function StepCall({ step, numbers, look }: StepProps & { look: string }) {
  const { t } = useTranslation();
  const callee = calleeOf(step);
  if (callee === 'business')
    return <PhoneLink className={look}>{t('common:call.action')}</PhoneLink>;
  const call = callOf(callee, numbers, t);
  if (call)
    return (
      <a className={look} href={`tel:${call.number.replaceAll(/[^+\d]/g, '')}`}>
        <Icon name="phone" />
        {call.label}
      </a>
    );
  return callee === 'utility' ? <p>{t('power-cut:utilityUnknown')}</p> : null;
}

/** The title of a step, below what it answers, as a heading or a line. */
interface AdviceProps extends StepProps {
  title: JSX.Element;
}

/** What a step says: its title, what to do, one sentence a line, and the call. A danger to life looks like an alarm. */
export function StepAdvice({ step, numbers, title }: AdviceProps) {
  const { t } = useTranslation();
  const callee = calleeOf(step);
  const isAlarm = callee === 'fire' || callee === 'ambulance';
  const actions = (
    <ul className="vstack gap-2 mb-0 ps-4 text-body-emphasis">
      {t(`power-cut:steps.${step}.actions`, { returnObjects: true }).map((action, index) => (
        <li key={index}>{action}</li>
      ))}
    </ul>
  );
  if (!isAlarm)
    return (
      <div className="vstack gap-3 align-items-start">
        {title}
        {actions}
        <StepCall step={step} numbers={numbers} look="btn btn-primary" />
      </div>
    );
  return (
    <div className="alert alert-danger border-2 border-danger vstack gap-3 align-items-start mb-0">
      {title}
      <StepCall step={step} numbers={numbers} look="btn btn-danger" />
      {actions}
    </div>
  );
}

/** What to do once the power is back. */
export function PowerBack() {
  const { t } = useTranslation();
  return (
    <p>
      <strong className="text-body-emphasis">{t('power-cut:after.question')}</strong>{' '}
      {t('power-cut:after.actions', { returnObjects: true }).join(' ')}
    </p>
  );
}

/** Their hint, to answer yes in doubt, says nothing where nobody answers. */
const answeredYesInDoubt: readonly Step[] = ['danger', 'injured'];

function StepItem({ step, numbers }: StepProps) {
  const { t } = useTranslation();
  return (
    <li>
      <div className="vstack gap-2">
        <p className="fw-semibold text-body-emphasis">{t(`power-cut:steps.${step}.question`)}</p>
        {isQuestion(step) && !answeredYesInDoubt.includes(step) && (
          <p className="small text-body-secondary">{t(`power-cut:steps.${step}.hint`)}</p>
        )}
        <StepAdvice
          step={step}
          numbers={numbers}
          title={
            <p className="fw-semibold">
              <span className="d-block small">{t('power-cut:ifSo')}</span>{' '}
              {t(`power-cut:steps.${step}.title`)}
            </p>
          }
        />
      </div>
    </li>
  );
}

/** What to do in a power cut: one question at a time, and all the steps as a list, which is open without script. */
export function PowerCut({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation();
  return (
    <Section
      className="power-cut section jump-target"
      id={anchors.powerCut}
      titleId="power-cut-title"
      title={t('power-cut:title')}
      text={t('power-cut:text')}
    >
      <div className="row gy-4">
        <div className="col-lg-7 needs-script">
          <LoadNear
            className="power-cut__walk card card-body card-raised gap-3"
            importComponent={importWalkThrough}
            props={{ numbers }}
          />
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
                      <StepItem key={step} step={step} numbers={numbers} />
                    ))}
                    <li>
                      <PowerBack />
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
