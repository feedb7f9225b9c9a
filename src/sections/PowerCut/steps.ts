/** Whom a step calls. */
export type Callee = 'fire' | 'ambulance' | 'utility' | 'business';

/** What somebody's life may depend on; each is a step that calls for help. */
const dangers = ['danger', 'injured', 'dependent'] as const;

/** An answer to the first question. */
type Peril = (typeof dangers)[number] | 'none';

/** How the board looks. Each but the last leads to questions of its own. */
const boards = ['levers', 'fuses', 'unsafe'] as const;

export type Board = (typeof boards)[number];

/** An answer to any other question. */
type Reply = 'yes' | 'no' | 'unsure';

/** How a step turned out. */
type Outcome = 'goOn' | 'onlyMine' | 'backElsewhere' | 'worked' | 'notEnough';

export type Answer = Peril | Board | Reply | Outcome;

/** Where an answer leads: to the next question, to the call to the business, or to the end. */
type Target = 'next' | 'call' | 'restored';

interface StepFacts {
  calls: readonly Callee[];
  /** Where "I do not know" leads. */
  unsure?: Target;
  /** The answers below what the step says. Without any the step ends with its call. */
  outcomes?: Partial<Record<Outcome, Target>>;
}

const tried = { worked: 'restored', notEnough: 'call' } as const;

/**
 * What to do in a power cut: life before property, then from the street to the single circuit. One question is about all
 * dangers to life, one about the board. Each later step but the last is a question of its own: `yes` leads to what the step
 * says, `no` to the next one. `data/power-cut.json` has them in the same order.
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

/** What is asked, in this order: at a board with levers, and at one with screw-in fuses. */
const ways = [
  ['life', 'street', 'board', 'circuit', 'rcd'],
  ['life', 'street', 'board', 'fuse'],
] as const;

export type Question = (typeof ways)[number][number];

/** The questions on the way to one and after it; those of levers, as long as nobody knows what the board has. */
export const wayTo = (question: Question): readonly Question[] =>
  ways.find((way) => way.some((each) => each === question)) ?? ways[0];

const isQuestion = (step: Step): step is Step & Question =>
  ways.flat().some((question) => question === step);

/** The question that a board leads to. */
const questionOf = { levers: 'circuit', fuses: 'fuse' } as const;

/** What the visitor sees: a question, what it says to do, or the end where the power is back. */
export type View = { asks: Question } | { tells: Step } | { ends: 'restored' };

export const stepNames = Object.keys(steps) as Step[];

/** Whether an answer to the first question is a danger. */
export const isDanger = (answer: Answer): answer is (typeof dangers)[number] =>
  dangers.some((danger) => danger === answer);

/** Whether an answer says how the board looks. */
export const isBoard = (answer: Answer): answer is Board =>
  boards.some((board) => board === answer);

/** A picture of the board, by its name in the data. */
type BoardPicture = keyof NonNullable<Queries.PowerCutFragment['pictures']>;

/** What to look for at each question about the board, and what to do with it. */
const pictures: Partial<Record<`${Question}?` | Step, readonly BoardPicture[]>> = {
  'circuit?': ['leverDown', 'leverHalfway'],
  circuit: ['raiseLever'],
  'rcd?': ['residualCurrent'],
  'fuse?': ['fuseDropped'],
  fuse: ['mainSwitch'],
};

/** The pictures beside the words of a view. What a board looks like stands in the answers. */
export function picturesOf(view: View): readonly BoardPicture[] {
  if ('ends' in view) return [];
  return pictures['asks' in view ? (`${view.asks}?` as const) : view.tells] ?? [];
}

export const firstView: View = { asks: 'life' };

const factsOf = (step: Step): StepFacts => steps[step];

export const calleesOf = (step: Step): readonly Callee[] => factsOf(step).calls;

/** Whether a step is about somebody's life: it looks like an alarm, and nothing else is offered beside it. */
export const isAlarm = (step: Step): boolean =>
  calleesOf(step).some((callee) => ['fire', 'ambulance'].includes(callee));

/** The answers that a view offers: none where somebody is to be called at once. */
export function answersOf(view: View): Answer[] {
  if ('ends' in view) return [];
  if ('tells' in view) return Object.keys(factsOf(view.tells).outcomes ?? {}) as Outcome[];
  if (view.asks === 'life') return [...dangers, 'none'];
  if (view.asks === 'board') return [...boards, 'unsure'];
  return ['yes', 'no', 'unsure'];
}

function viewAt(question: Question, target: Target): View {
  if (target === 'restored') return { ends: 'restored' };
  const way = wayTo(question);
  const asks = target === 'next' ? way[way.indexOf(question) + 1] : undefined;
  return asks ? { asks } : { tells: 'call' };
}

/** The view that an answer leads to. */
export function viewAfter(view: View, answer: Answer): View {
  if ('ends' in view) return view;
  if ('tells' in view) {
    const asked = isQuestion(view.tells) ? view.tells : 'life';
    return viewAt(asked, factsOf(view.tells).outcomes?.[answer as Outcome] ?? 'call');
  }
  if (isDanger(answer)) return { tells: answer };
  if (answer === 'levers' || answer === 'fuses') return { asks: questionOf[answer] };
  if (view.asks === 'life') return viewAt('life', 'next');
  if (view.asks === 'board') return { tells: 'call' };
  if (answer === 'yes') return { tells: view.asks };
  return viewAt(view.asks, (answer === 'unsure' && factsOf(view.asks).unsure) || 'next');
}

/** What the business wants to hear, by step and answer. Every other answer says nothing, or is said by a later one. */
const telling = [
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

export type Telling = (typeof telling)[number];

/** A view that was seen, and how it was answered. */
export interface Answered {
  view: View;
  answer: Answer;
}

/** What the answers so far tell the business, in their order. */
export function tellingsOf(answered: readonly Answered[]): Telling[] {
  const given = answered.map(({ view, answer }) => {
    if ('ends' in view) return '';
    return `${'asks' in view ? view.asks : view.tells}.${answer}`;
  });
  return given.flatMap((each) => telling.find((known) => known === each) ?? []);
}
