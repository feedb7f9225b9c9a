import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef, useState } from 'react';
import { answersOf, firstQuestion, mayRestore, viewAfter, type View } from './power-cut-steps';
import { PowerBack, StepAdvice, type Numbers } from './PowerCut';
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

  const title = (above: string, text: string) => (
    <h3 className="h4" tabIndex={-1} ref={heading}>
      <span className="d-block mb-2 small fw-semibold">{above}</span> {text}
    </h3>
  );

  return (
    <>
      {'asks' in view ? (
        <>
          {title(
            t('power-cut:progress', { number: way.length }),
            t(`power-cut:steps.${view.asks}.question`),
          )}
          <p>{t(`power-cut:steps.${view.asks}.hint`)}</p>
        </>
      ) : (
        <>
          <StepAdvice
            step={view.tells}
            numbers={numbers}
            title={title(t('power-cut:toDo'), t(`power-cut:steps.${view.tells}.title`))}
          />
          {mayRestore(view.tells) && <PowerBack />}
        </>
      )}
      <div className="d-grid gap-2">
        {answersOf(view).map((answer) => (
          <button
            key={answer}
            type="button"
            className="btn btn-outline-primary"
            onClick={() => go([...way, viewAfter(view, answer)])}
          >
            {t(`power-cut:answers.${answer}`)}
          </button>
        ))}
      </div>
      {way.length > 1 && (
        <div className="d-flex flex-wrap justify-content-between gap-2 mt-auto">
          <button
            type="button"
            className="btn btn-link btn-sm"
            onClick={() => go(way.slice(0, -1))}
          >
            {t('power-cut:back')}
          </button>
          <button type="button" className="btn btn-link btn-sm" onClick={() => go(start)}>
            {t('power-cut:again')}
          </button>
        </div>
      )}
    </>
  );
}
