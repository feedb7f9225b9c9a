import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { PhoneLink } from '../components/ContactLinks';
import { Icon } from '../components/Icon';
import { PowerCutContext } from '../components/PowerCutLink';
import { QuoteLink } from '../components/QuoteLink';
import { useHandOver } from '../forms/hand-over';
import type { ToolResult } from '../forms/results';
import { usePage } from '../hooks/usePage';
import {
  answersOf,
  calleesOf,
  firstView,
  isAlarm,
  isDanger,
  questions,
  tellingsOf,
  viewAfter,
  type Answer,
  type Answered,
  type Question,
  type Step,
  type View,
} from './power-cut-steps';
import { RescueNumbers, StepActions, StepCalls, usePowerCut } from './PowerCutStep';
import './WalkThrough.scss';

/** How far the questions are. */
function Progress({ question }: { question: Question }) {
  const { t } = useTranslation();
  const number = questions.indexOf(question) + 1;
  return (
    <p className="walk__dots d-flex gap-2">
      {questions.map((each, index) => (
        <span key={each} className={index < number ? 'walk__dot walk__dot--past' : 'walk__dot'} />
      ))}
      <span className="visually-hidden">
        {t('power-cut:progress', { number, total: questions.length })}
      </span>
    </p>
  );
}

/** What to have ready for the call: two things for every caller, and what the answers have told. */
function ReadOut({ answered }: { answered: readonly Answered[] }) {
  const { t } = useTranslation();
  const { callOut } = usePage().company;
  const { tell } = usePowerCut();
  return (
    <>
      <p className="fw-semibold text-body-emphasis">{t('power-cut:tell.title')}</p>
      <ul className="d-flex flex-column gap-2 mb-0 ps-4">
        {tell.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
        {tellingsOf(answered).map((telling) => (
          <li key={telling}>{t(`power-cut:tell.${telling}`)}</li>
        ))}
      </ul>
      {callOut && (
        <dl className="mb-0">
          {callOut.translation.rows.map(({ name, value, basis }) => (
            <div key={name} className="d-flex justify-content-between gap-3 border-top py-2">
              <dt>{name}</dt>
              <dd className="text-end">
                {value} {basis}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** What to do once the power is back, and the way to have the cause looked for, along with what the answers have told. */
function PowerBack({ answered }: { answered: readonly Answered[] }) {
  const { t } = useTranslation();
  const handOver = useHandOver();
  const { after } = usePowerCut();
  const told = tellingsOf(answered).map((telling) => t(`power-cut:tell.${telling}`));
  const result: ToolResult = {
    tool: 'powerCut',
    label: t('power-cut:result.label'),
    text: [t('power-cut:result.title'), ...told, t('power-cut:result.restored')].join('\n'),
  };
  return (
    <>
      <ul className="d-flex flex-column gap-2 mb-0 ps-4">
        {after.map((action, index) => (
          <li key={index}>{action}</li>
        ))}
      </ul>
      {/* The dialog's own entry in the history is no place to come back to. */}
      <QuoteLink
        className="btn btn-outline-primary align-self-start"
        replace
        onFollow={() => handOver(result)}
      >
        {t('power-cut:after.ask')}
        <Icon name="right" />
      </QuoteLink>
    </>
  );
}

/** Whom to call about what is shown, as its largest buttons. */
function MainCall({ step }: { step: Step }) {
  if (isAlarm(step))
    return (
      <div className="d-grid d-sm-flex gap-2">
        <StepCalls step={step} look="walk__call btn btn-light text-danger flex-fill px-2" />
      </div>
    );
  if (step === 'call') return <PhoneLink className="walk__call walk__call--number btn btn-light" />;
  return <StepCalls step={step} look="walk__answer btn btn-light" />;
}

interface Props {
  /** The heading's. */
  level: 'h2' | 'h3';
  /** The button that closes what the questions stand in. */
  close?: ReactNode;
}

/** One question at a time. The focus goes to each new one, so that screen readers read it out. */
export function WalkThrough({ level: Heading, close }: Props) {
  const { t } = useTranslation();
  const { setAlarm } = useContext(PowerCutContext);
  const [answered, setAnswered] = useState<Answered[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const last = answered.at(-1);
  const view: View = last ? viewAfter(last.view, last.answer) : firstView;
  const alarm = 'tells' in view && isAlarm(view.tells);

  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [answered]);

  useEffect(() => {
    setAlarm(alarm);
    return () => setAlarm(false);
  }, [alarm, setAlarm]);

  const go = (next: Answered[]) => {
    hasMoved.current = true;
    setAnswered(next);
  };
  const give = (answer: Answer) => go([...answered, { view, answer }]);

  const lookOf = (answer: Answer) => {
    if (isDanger(answer)) return 'text-bg-danger';
    return alarm ? 'btn-outline-light' : 'btn-outline-primary';
  };

  const title = (text: string) => (
    <Heading
      className={alarm ? 'walk__title walk__title--alarm' : 'walk__title'}
      tabIndex={-1}
      ref={heading}
    >
      {text}
    </Heading>
  );

  return (
    <div className={alarm ? 'walk text-bg-danger' : 'walk'}>
      <div className="walk__top d-flex flex-wrap align-items-center column-gap-2">
        {last && (
          <button
            type="button"
            className="btn btn-sm btn-link icon-link"
            onClick={() => go(answered.slice(0, -1))}
          >
            <Icon name="left" />
            {t('power-cut:back')}
          </button>
        )}
        {!alarm && (
          <>
            {!last && <RescueNumbers className="col" />}
            {close && <div className="ms-auto">{close}</div>}
            {last && <RescueNumbers className="w-100" />}
          </>
        )}
      </div>
      <div className="walk__words vstack gap-3">
        {'asks' in view && (
          <>
            <Progress question={view.asks} />
            {title(
              view.asks === 'life'
                ? t('power-cut:life.question')
                : t(`power-cut:steps.${view.asks}.question`),
            )}
            <p>
              {view.asks === 'life'
                ? t('power-cut:life.hint', { none: t('power-cut:answers.none') })
                : t(`power-cut:steps.${view.asks}.hint`)}
            </p>
            {view.asks !== 'life' && calleesOf(view.asks).includes('business') && (
              <PhoneLink className="icon-link">{t('common:call.action')}</PhoneLink>
            )}
          </>
        )}
        {'tells' in view && (
          <>
            {title(t(`power-cut:steps.${view.tells}.title`))}
            <StepActions step={view.tells} />
            {view.tells === 'call' && <ReadOut answered={answered} />}
          </>
        )}
        {'ends' in view && (
          <>
            {title(t('power-cut:after.title'))}
            <PowerBack answered={answered} />
          </>
        )}
      </div>
      <div className="walk__answers vstack gap-2">
        {'tells' in view && <MainCall step={view.tells} />}
        {answersOf(view).map((answer) => (
          <button
            key={answer}
            type="button"
            className={`walk__answer btn ${lookOf(answer)}`}
            onClick={() => give(answer)}
          >
            {t(`power-cut:answers.${answer}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
