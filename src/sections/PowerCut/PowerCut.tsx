import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Accordion } from '../../components/Accordion/Accordion';
import { LoadNear } from '../../components/LoadNear/LoadNear';
import { Section } from '../../components/Section/Section';
import { anchors } from '../../routes';
import { isQuestion, stepNames, type Step } from './decision';
import { EmergencyCall, type Numbers } from './EmergencyCall';
import './PowerCut.scss';

const importWalkThrough = async () => (await import('./WalkThrough')).WalkThrough;

interface Props {
  numbers: Numbers;
}

function StepItem({ step, numbers }: Props & { step: Step }) {
  const { t } = useTranslation();
  return (
    <li className="power-cut__step">
      <p className="power-cut__question">{t(`power-cut:steps.${step}.question`)}</p>
      {isQuestion(step) && <p className="hint">{t(`power-cut:steps.${step}.hint`)}</p>}
      <p>{t(`power-cut:steps.${step}.action`)}</p>
      <EmergencyCall step={step} numbers={numbers} />
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
          className="power-cut__walk card needs-script"
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
