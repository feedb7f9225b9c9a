import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef, useState } from 'react';
import { answersOf, firstQuestion, viewAfter, type Step, type View } from './decision';
import { EmergencyCall, type Numbers } from './EmergencyCall';
import { StepQuestion } from './StepQuestion';
import './WalkThrough.scss';

const start: View[] = [{ asks: firstQuestion }];

/** One question at a time. The focus goes to each new question, so that screen readers read it out. */
export function WalkThrough({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation();
  const [way, setWay] = useState(start);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const view = way.at(-1) ?? start[0]!;

  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [way]);

  const go = (next: View[]) => {
    hasMoved.current = true;
    setWay(next);
  };

  const outcome = (step: Step) => (
    <>
      <h3 className="power-cut__title" tabIndex={-1} ref={heading}>
        <span className="power-cut__progress">{t('power-cut:toDo')}</span>{' '}
        {t(`power-cut:steps.${step}.title`)}
      </h3>
      <p>{t(`power-cut:steps.${step}.action`)}</p>
      <EmergencyCall step={step} numbers={numbers} />
    </>
  );

  return (
    <>
      {'asks' in view ? (
        <StepQuestion question={view.asks} number={way.length} heading={heading} />
      ) : (
        outcome(view.tells)
      )}
      <div className="power-cut__answers">
        {answersOf(view).map((answer) => (
          <button
            key={answer}
            type="button"
            className="btn btn--quiet"
            onClick={() => go([...way, viewAfter(view, answer)])}
          >
            {t(`power-cut:answers.${answer}`)}
          </button>
        ))}
      </div>
      {way.length > 1 && (
        <div className="power-cut__tools">
          <button type="button" className="btn btn--small" onClick={() => go(way.slice(0, -1))}>
            {t('power-cut:back')}
          </button>
          <button type="button" className="btn btn--small" onClick={() => go(start)}>
            {t('power-cut:again')}
          </button>
        </div>
      )}
    </>
  );
}
