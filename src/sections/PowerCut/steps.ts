/** Person or service that a step calls. */
export type Callee = 'fire' | 'ambulance' | 'utility' | 'business';

/**
 * Steps in a power cut, with whom each calls: life before property, then from the street to the single circuit.
 * `data/power-cut.json` has the steps in the same order.
 */
const steps = {
  danger: ['fire'],
  injured: ['ambulance'],
  dependent: ['ambulance', 'fire'],
  street: ['utility'],
  circuit: ['business'],
  rcd: ['business'],
  fuse: ['business'],
  call: ['business'],
} as const satisfies Record<string, readonly Callee[]>;

export type Step = keyof typeof steps;

export const stepNames = Object.keys(steps) as Step[];

export const calleesOf = (step: Step): readonly Callee[] => steps[step];

/** Whether a step is about a danger to life: it looks like an alarm, without other actions. */
export const isAlarm = (step: Step): boolean =>
  calleesOf(step).some((callee) => ['fire', 'ambulance'].includes(callee));

/** Questions in order: for a board with levers, and for one with screw-in fuses. */
const ways = [
  ['life', 'street', 'board', 'circuit', 'rcd'],
  ['life', 'street', 'board', 'fuse'],
] as const;

export type Question = (typeof ways)[number][number];

/** The sequence of questions that contains one; that of levers while the kind of board is unknown. */
export const wayTo = (question: Question): readonly Question[] =>
  ways.find((way) => way.some((each) => each === question)) ?? ways[0];

/** Current view: a question, a step's advice, or the end when the power is back. */
export type View =
  | { kind: 'question'; question: Question }
  | { kind: 'advice'; step: Step }
  | { kind: 'restored' };

const ask = (question: Question): View => ({ kind: 'question', question });
const advise = (step: Step): View => ({ kind: 'advice', step });
const restored: View = { kind: 'restored' };

export const firstView = ask('life');

/** The answers to each question, in the order of their buttons, and the view that each leads to. */
const questions = {
  life: {
    danger: advise('danger'),
    injured: advise('injured'),
    dependent: advise('dependent'),
    none: ask('street'),
  },
  street: { yes: advise('street'), no: ask('board'), unsure: ask('board') },
  board: {
    levers: ask('circuit'),
    fuses: ask('fuse'),
    unsafe: advise('call'),
    unsure: advise('call'),
  },
  circuit: { yes: advise('circuit'), no: ask('rcd'), unsure: advise('call') },
  rcd: { yes: advise('rcd'), no: advise('call'), unsure: advise('call') },
  fuse: { yes: advise('fuse'), no: advise('call'), unsure: advise('call') },
} as const satisfies Record<Question, Record<string, View>>;

/** Outcomes of a step that the visitor tries at the board. */
const tried = { worked: restored, notEnough: advise('call') };

/** The answers below each step's advice, and the view that each leads to. A step without any ends with its call. */
const outcomes = {
  danger: {},
  injured: {},
  dependent: { goOn: ask('street') },
  street: { onlyMine: ask('board'), backElsewhere: advise('call') },
  circuit: tried,
  rcd: tried,
  fuse: tried,
  call: {},
} as const satisfies Record<Step, Record<string, View>>;

type KeyOfEach<Union> = Union extends unknown ? keyof Union : never;

export type Answer = KeyOfEach<(typeof questions)[Question] | (typeof outcomes)[Step]>;

function waysFrom(view: View): Partial<Record<Answer, View>> {
  if (view.kind === 'restored') return {};
  return view.kind === 'question' ? questions[view.question] : outcomes[view.step];
}

/** Answers of a view: none if it asks for a call at once. */
export const answersOf = (view: View): Answer[] => Object.keys(waysFrom(view)) as Answer[];

/** The view that an answer leads to; the same if it is none of the view's answers. */
export const viewAfter = (view: View, answer: Answer): View => waysFrom(view)[answer] ?? view;

/** Kinds of board: each answer to that question but "I do not know". */
type Board = Exclude<keyof typeof questions.board, 'unsure'>;

/** Whether an answer names a kind of board. */
export const isBoard = (answer: Answer): answer is Board =>
  answer in questions.board && answer !== 'unsure';

/** A picture of the board, by its name in the data. */
type PictureName = keyof NonNullable<Queries.PowerCutFragment['pictures']>;

const questionPictures: Partial<Record<Question, readonly PictureName[]>> = {
  circuit: ['leverDown', 'leverHalfway'],
  rcd: ['residualCurrent'],
  fuse: ['fuseDropped'],
};

const advicePictures: Partial<Record<Step, readonly PictureName[]>> = {
  circuit: ['raiseLever'],
};

/** Pictures beside the text of a view. Those of the kinds of board are in the answers. */
export function picturesOf(view: View): readonly PictureName[] {
  if (view.kind === 'restored') return [];
  const pictures =
    view.kind === 'question' ? questionPictures[view.question] : advicePictures[view.step];
  return pictures ?? [];
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
