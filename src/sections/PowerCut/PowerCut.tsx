import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Accordion } from '../../components/Accordion/Accordion';
import { LoadNear } from '../../components/LoadNear/LoadNear';
import { Section } from '../../components/Section';
import { anchors } from '../../routes';
import { isQuestion, stepNames, type Step } from './decision';
import { PowerBack, StepAdvice, type Numbers } from './StepAdvice';
import './PowerCut.scss';

const importWalkThrough = async () => (await import('./WalkThrough')).WalkThrough;

interface Props {
  numbers: Numbers;
}

/** Their hint, to answer yes in doubt, says nothing where nobody answers. */
const answeredYesInDoubt: readonly Step[] = ['danger', 'injured'];

function StepItem({ step, numbers }: Props & { step: Step }) {
  const { t } = useTranslation();
  return (
    <li className="power-cut__step">
      <p className="power-cut__question">{t(`power-cut:steps.${step}.question`)}</p>
      {isQuestion(step) && !answeredYesInDoubt.includes(step) && (
        <p className="small text-body-secondary">{t(`power-cut:steps.${step}.hint`)}</p>
      )}
      <StepAdvice
        step={step}
        numbers={numbers}
        title={
          <p className="step-advice__title">
            <span className="step-advice__above">{t('power-cut:ifSo')}</span>{' '}
            {t(`power-cut:steps.${step}.title`)}
          </p>
        }
      />
    </li>
  );
}

/** What to do in a power cut: one question at a time, and all the steps as a list, which is open without script. */
export function PowerCut({ numbers }: Props) {
  const { t } = useTranslation();
  return (
    <Section
      className="power-cut section"
      id={anchors.powerCut}
      titleId="power-cut-title"
      title={t('power-cut:title')}
      text={t('power-cut:text')}
    >
      <div className="columns">
        <LoadNear
          className="power-cut__walk card card-body needs-script"
          importComponent={importWalkThrough}
          props={{ numbers }}
        />
        <div className="power-cut__aside">
          <Accordion
            isClosed
            className="power-cut__list"
            name="power-cut"
            items={[
              {
                title: t('power-cut:list'),
                content: (
                  <ol className="power-cut__steps">
                    {stepNames.map((step) => (
                      <StepItem key={step} step={step} numbers={numbers} />
                    ))}
                    <li className="power-cut__step">
                      <PowerBack />
                    </li>
                  </ol>
                ),
              },
            ]}
          />
          <p className="power-cut__note">{t('power-cut:note')}</p>
        </div>
      </div>
    </Section>
  );
}
