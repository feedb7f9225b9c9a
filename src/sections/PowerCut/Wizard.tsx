import { clsx } from 'clsx';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { PhoneLink } from '../../components/ContactLinks';
import { Icon } from '../../components/Icon';
import { Picture } from '../../components/Picture';
import { usePage } from '../../hooks/usePage';
import { anchors } from '../../routes';
import { RescueNumbers, StepActions, StepCalls, type Advice } from './Advice';
import { PrintSheet } from './BoardSheet';
import {
  answersOf,
  calleesOf,
  firstView,
  isAlarm,
  isBoard,
  picturesOf,
  relevantAnswersOf,
  viewAfter,
  wayTo,
  type Answer,
  type Answered,
  type Question,
  type Step,
  type View,
} from './steps';
import './Wizard.scss';

/** Progress through the questions. */
function Progress({ question }: { question: Question }) {
  const { t } = useTranslation();
  const questions = wayTo(question);
  const number = questions.indexOf(question) + 1;
  return (
    <p className="d-flex gap-2">
      {questions.map((each, index) => (
        <span key={each} className={clsx('wizard__dot', index < number && 'wizard__dot--past')} />
      ))}
      <span className="visually-hidden">
        {t('power-cut:progress', { number, total: questions.length })}
      </span>
    </p>
  );
}

interface HeadProps {
  view: View;
  pictures: Advice['pictures'];
  /** Takes the focus, so that screen readers read each new view. */
  heading: RefObject<HTMLHeadingElement>;
  isAlarm?: boolean;
  children: string;
}

/** Heading of a view, with pictures of what to look for or do at the board. */
function ViewHead({ view, pictures, heading, isAlarm = false, children }: HeadProps) {
  const shown = picturesOf(view).flatMap((name) => {
    const picture = pictures?.[name]?.image;
    return picture ? [<Picture key={name} picture={picture} isEager />] : [];
  });
  return (
    <div className="wizard__head">
      <h3
        className={clsx('wizard__title', isAlarm && 'wizard__title--alarm')}
        tabIndex={-1}
        ref={heading}
      >
        {children}
      </h3>
      {shown.length > 0 && <div className="wizard__pictures">{shown}</div>}
    </div>
  );
}

interface AnsweredProps {
  answered: readonly Answered[];
  advice: Advice;
}

/** Information to have ready for the call: two items for every caller, and those from the answers. */
function ReadOut({ answered, advice: { translation: words, callOut } }: AnsweredProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="fw-semibold text-body-emphasis">{t('power-cut:tell.title')}</p>
      <ul className="d-flex flex-column gap-2 ps-4">
        {words.tell.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
        {relevantAnswersOf(answered).map((relevant) => (
          <li key={relevant}>{t(`power-cut:tell.${relevant}`)}</li>
        ))}
      </ul>
      {callOut && (
        <dl>
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

/** Advice after the power is back, and a link that hands the answers over to the quote form, to find the cause. */
function PowerBack({ answered, advice: { translation: words, onAsk } }: AnsweredProps) {
  const { t } = useTranslation();
  const page = usePage();
  const told = relevantAnswersOf(answered).map((relevant) => t(`power-cut:tell.${relevant}`));
  const sentences = [t('power-cut:result.title'), ...told, t('power-cut:result.restored')];
  return (
    <>
      <ul className="d-flex flex-column gap-2 ps-4">
        {words.after.map((action, index) => (
          <li key={index}>{action}</li>
        ))}
      </ul>
      {/* Scrolls once the rest of the page is visible again. */}
      <Link
        className="btn btn-outline-primary align-self-start"
        to={`${page.route}#${anchors.quote}`}
        onClick={() => onAsk(sentences.join('\n'))}
      >
        {t('power-cut:after.ask')}
        <Icon name="right" />
      </Link>
      <div>
        <PrintSheet />
      </div>
    </>
  );
}

/** Main call buttons of a step. */
function MainCall({ step, numbers }: { step: Step; numbers: Advice['numbers'] }) {
  if (step === 'call') return <PhoneLink className="wizard__number btn btn-light" />;
  const look = isAlarm(step) ? 'wizard__rescue btn btn-light text-danger' : 'btn btn-light';
  return <StepCalls step={step} numbers={numbers} look={look} />;
}

/** Whether a question offers to call the business instead: that of the board, and those after it. */
const callsBusiness = (question: Question): boolean =>
  question === 'board' || (question !== 'life' && calleesOf(question).includes('business'));

type ViewProps = AnsweredProps & Pick<HeadProps, 'heading'>;

function QuestionView({
  question,
  advice: { pictures },
  heading,
}: Omit<ViewProps, 'answered'> & { question: Question }) {
  const { t } = useTranslation();
  const isFirst = question === 'life';
  return (
    <div className="wizard__words vstack">
      <Progress question={question} />
      <ViewHead view={{ kind: 'question', question }} pictures={pictures} heading={heading}>
        {isFirst ? t('power-cut:life.question') : t(`power-cut:steps.${question}.question`)}
      </ViewHead>
      <p>
        {isFirst
          ? t('power-cut:life.hint', { none: t('power-cut:answers.none') })
          : t(`power-cut:steps.${question}.hint`)}
      </p>
      {callsBusiness(question) && (
        <PhoneLink className="icon-link">{t('common:call.action')}</PhoneLink>
      )}
    </div>
  );
}

function AdviceView({ step, answered, advice, heading }: ViewProps & { step: Step }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="wizard__words vstack">
        <ViewHead
          view={{ kind: 'advice', step }}
          pictures={advice.pictures}
          heading={heading}
          isAlarm={isAlarm(step)}
        >
          {t(`power-cut:steps.${step}.title`)}
        </ViewHead>
        <StepActions step={step} words={advice.translation} />
        {step === 'call' && <ReadOut answered={answered} advice={advice} />}
      </div>
      <div className="wizard__call">
        <span className="wizard__more" aria-hidden="true">
          <Icon name="down" />
        </span>
        <MainCall step={step} numbers={advice.numbers} />
      </div>
    </>
  );
}

function EndView({ answered, advice, heading }: ViewProps) {
  const { t } = useTranslation();
  return (
    <div className="wizard__words vstack">
      <ViewHead view={{ kind: 'restored' }} pictures={advice.pictures} heading={heading}>
        {t('power-cut:after.title')}
      </ViewHead>
      <PowerBack answered={answered} advice={advice} />
    </div>
  );
}

/** Whether a view is the advice on a danger to life. */
const isAlarming = (view: View): boolean => view.kind === 'advice' && isAlarm(view.step);

interface AnswersProps {
  view: View;
  pictures: Advice['pictures'];
  onAnswer: (answer: Answer) => void;
}

/** A button for each answer. One that names a kind of board shows it. */
function Answers({ view, pictures, onAnswer }: AnswersProps) {
  const { t } = useTranslation();
  const isLong = view.kind === 'question' && view.question === 'life';
  const lookOf = (answer: Answer) => {
    if (isAlarming(viewAfter(view, answer))) return 'text-bg-danger';
    return isAlarming(view) ? 'btn-outline-light' : 'btn-outline-primary';
  };
  return (
    <div className={clsx('wizard__answers', isLong && 'wizard__answers--long')}>
      {answersOf(view).map((answer) => {
        const picture = isBoard(answer) && pictures?.[answer]?.image;
        return (
          <button
            key={answer}
            type="button"
            className={clsx('btn', lookOf(answer), isBoard(answer) && 'wizard__board')}
            onClick={() => onAnswer(answer)}
          >
            {picture && <Picture picture={picture} isEager isDecorative />}
            {t(`power-cut:answers.${answer}`)}
          </button>
        );
      })}
    </div>
  );
}

interface Props {
  advice: Advice;
  /** Changes with each visit by a link: the questions begin anew. */
  visit: string | undefined;
}

/** One question at a time, from the first to a call or the end. */
export function Wizard({ advice, visit }: Props) {
  const { t } = useTranslation();
  const { numbers, pictures } = advice;
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const [lastVisit, setLastVisit] = useState(visit);
  if (visit !== lastVisit) {
    setLastVisit(visit);
    if (visit !== undefined) setAnswered([]);
  }
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const last = answered.at(-1);
  const view: View = last ? viewAfter(last.view, last.answer) : firstView;
  const alarm = isAlarming(view);

  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [answered]);

  // The router scrolls before the pictures above have their height, and focuses the page after this effect.
  useEffect(() => {
    if (visit === undefined) return;
    const frame = requestAnimationFrame(() => {
      heading.current?.closest('section')?.scrollIntoView();
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [visit]);

  const go = (next: readonly Answered[]) => {
    hasMoved.current = true;
    setAnswered(next);
  };

  const shown = { answered, advice, heading };
  return (
    <div className={clsx('wizard', alarm && 'wizard--alarm text-bg-danger')}>
      <div className="wizard__top d-flex flex-wrap align-items-center column-gap-2">
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
        {!alarm && <RescueNumbers numbers={numbers} className={last ? 'w-100' : 'col me-5'} />}
      </div>
      {view.kind === 'question' && <QuestionView {...shown} question={view.question} />}
      {view.kind === 'advice' && <AdviceView {...shown} step={view.step} />}
      {view.kind === 'restored' && <EndView {...shown} />}
      <Answers
        view={view}
        pictures={pictures}
        onAnswer={(answer) => go([...answered, { view, answer }])}
      />
    </div>
  );
}
