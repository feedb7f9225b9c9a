/** Person or service that a step calls. */
export type Callee = 'fire' | 'ambulance' | 'utility' | 'business';

/** Dangers to life; each is a step that calls for help. */
const dangers = ['danger', 'injured', 'dependent'] as const;

/** An answer to the first question. */
type Peril = (typeof dangers)[number] | 'none';

/** Kinds of board. Each but the last has its own questions. */
const boards = ['levers', 'fuses', 'unsafe'] as const;

export type Board = (typeof boards)[number];

/** An answer to any other question. */
type Reply = 'yes' | 'no' | 'unsure';

/** Outcome of a step. */
type Outcome = 'goOn' | 'onlyMine' | 'backElsewhere' | 'worked' | 'notEnough';

export type Answer = Peril | Board | Reply | Outcome;

/** Target of an answer: the next question, the call to the business, or the end. */
type Target = 'next' | 'call' | 'restored';

interface StepFacts {
  calls: readonly Callee[];
  /** Target of "I do not know". */
  unsure?: Target;
  /** Answers below the step's advice. Without any the step ends with its call. */
  outcomes?: Partial<Record<Outcome, Target>>;
}

/** Outcomes of a step that the visitor tries at the board. */
const tried = { worked: 'restored', notEnough: 'call' } as const;

/**
 * Steps in a power cut: life before property, then from the street to the single circuit. One question covers all
 * dangers to life, one the board. Each later step but the last is its own question: `yes` leads to the step's advice,
 * `no` to the next question. `data/power-cut.json` has the steps in the same order.
 */
const steps = {
  danger: { calls: ['fire'] },
  injured: { calls: ['ambulance'] },
  dependent: { calls: ['ambulance', 'fire'], outcomes: { goOn: 'next' } },
  street: {
    calls: ['utility'],
    unsure: 'next',
    outcomes: { onlyMine: 'next', backElsewhere: 'call' },
  },
  circuit: { calls: ['business'], unsure: 'call', outcomes: tried },
  rcd: { calls: ['business'], unsure: 'call', outcomes: tried },
  fuse: { calls: ['business'], unsure: 'call', outcomes: tried },
  call: { calls: ['business'] },
} as const satisfies Record<string, StepFacts>;

export type Step = keyof typeof steps;

/** Questions in order: for a board with levers, and for one with screw-in fuses. */
const ways = [
  ['life', 'street', 'board', 'circuit', 'rcd'],
  ['life', 'street', 'board', 'fuse'],
] as const;

export type Question = (typeof ways)[number][number];

/** The sequence of questions that contains one; that of levers while the kind of board is unknown. */
export const wayTo = (question: Question): readonly Question[] =>
  ways.find((way) => way.some((each) => each === question)) ?? ways[0];

const isQuestion = (step: Step): step is Step & Question =>
  ways.flat().some((question) => question === step);

/** The question that a board leads to. */
const questionOf = { levers: 'circuit', fuses: 'fuse' } as const;

/** Current view: a question, a step's advice, or the end when the power is back. */
export type View =
  | { kind: 'question'; question: Question }
  | { kind: 'advice'; step: Step }
  | { kind: 'restored' };

export const stepNames = Object.keys(steps) as Step[];

/** Whether an answer to the first question is a danger. */
export const isDanger = (answer: Answer): answer is (typeof dangers)[number] =>
  dangers.some((danger) => danger === answer);

/** Whether an answer names a kind of board. */
export const isBoard = (answer: Answer): answer is Board =>
  boards.some((board) => board === answer);

/** A picture of the board, by its name in the data. */
type BoardPicture = keyof NonNullable<Queries.PowerCutFragment['pictures']>;

const questionPictures: Partial<Record<Question, readonly BoardPicture[]>> = {
  circuit: ['leverDown', 'leverHalfway'],
  rcd: ['residualCurrent'],
  fuse: ['fuseDropped'],
};

const advicePictures: Partial<Record<Step, readonly BoardPicture[]>> = {
  circuit: ['raiseLever'],
  fuse: ['mainSwitch'],
};

/** Pictures beside the text of a view. Those of the kinds of board are in the answers. */
export function picturesOf(view: View): readonly BoardPicture[] {
  if (view.kind === 'restored') return [];
  const pictures =
    view.kind === 'question' ? questionPictures[view.question] : advicePictures[view.step];
  return pictures ?? [];
}

export const firstView: View = { kind: 'question', question: 'life' };

const factsOf = (step: Step): StepFacts => steps[step];

export const calleesOf = (step: Step): readonly Callee[] => factsOf(step).calls;

/** Whether a step is about a danger to life: it looks like an alarm, without other actions. */
export const isAlarm = (step: Step): boolean =>
  calleesOf(step).some((callee) => ['fire', 'ambulance'].includes(callee));

/** Answers of a view: none if it asks for a call at once. */
export function answersOf(view: View): Answer[] {
  if (view.kind === 'restored') return [];
  if (view.kind === 'advice') return Object.keys(factsOf(view.step).outcomes ?? {}) as Outcome[];
  if (view.question === 'life') return [...dangers, 'none'];
  if (view.question === 'board') return [...boards, 'unsure'];
  return ['yes', 'no', 'unsure'];
}

/** The view of a step's advice. */
const adviceOn = (step: Step): View => ({ kind: 'advice', step });

function viewAt(asked: Question, target: Target): View {
  if (target === 'restored') return { kind: 'restored' };
  const way = wayTo(asked);
  const question = target === 'next' ? way[way.indexOf(asked) + 1] : undefined;
  return question ? { kind: 'question', question } : adviceOn('call');
}

/** The view that an answer leads to. */
export function viewAfter(view: View, answer: Answer): View {
  if (view.kind === 'restored') return view;
  if (view.kind === 'advice') {
    const { step } = view;
    const asked = isQuestion(step) ? step : 'life';
    return viewAt(asked, factsOf(step).outcomes?.[answer as Outcome] ?? 'call');
  }
  const { question } = view;
  if (isDanger(answer)) return adviceOn(answer);
  if (answer === 'levers' || answer === 'fuses')
    return { kind: 'question', question: questionOf[answer] };
  if (question === 'life') return viewAt('life', 'next');
  if (question === 'board') return adviceOn('call');
  if (answer === 'yes') return adviceOn(question);
  return viewAt(question, (answer === 'unsure' && factsOf(question).unsure) || 'next');
}

/** Answers of use to the business, as step and answer. The others are of no use, or implied by a later one. */
const relevantAnswers = [
  'dependent.goOn',
  'street.no',
  'street.unsure',
  'street.onlyMine',
  'street.backElsewhere',
  'board.fuses',
  'board.unsafe',
  'board.unsure',
  'circuit.yes',
  'circuit.no',
  'circuit.unsure',
  'rcd.yes',
  'rcd.no',
  'rcd.unsure',
  'fuse.yes',
  'fuse.no',
  'fuse.unsure',
] as const;

export type RelevantAnswer = (typeof relevantAnswers)[number];

/** A past view and its answer. */
export interface Answered {
  view: View;
  answer: Answer;
}

/** Answers so far that are of use to the business, in order. */
export function relevantAnswersOf(answered: readonly Answered[]): RelevantAnswer[] {
  const given = answered.map(({ view, answer }) => {
    if (view.kind === 'restored') return '';
    return `${view.kind === 'question' ? view.question : view.step}.${answer}`;
  });
  return given.flatMap((each) => relevantAnswers.find((known) => known === each) ?? []);
}
