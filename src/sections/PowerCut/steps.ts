/** Whom a step calls. */
export type Callee = 'fire' | 'ambulance' | 'utility' | 'business';

/** What somebody's life may depend on; each is a step that calls for help. */
const dangers = ['danger', 'injured', 'dependent'] as const;

/** An answer to the first question. */
type Peril = (typeof dangers)[number] | 'none';

/** An answer to any other question. */
type Reply = 'yes' | 'no' | 'unsure';

/** How a step turned out. */
type Outcome = 'goOn' | 'onlyMine' | 'backElsewhere' | 'worked' | 'notEnough';

export type Answer = Peril | Reply | Outcome;

/** Where an answer leads: to the question of the next step, to the call to the business, or to the end. */
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
 * dangers to life. Each later step but the last is a question of its own: `yes` leads to what the step says, `no` to the
 * next one.
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
  call: { calls: ['business'] },
} as const satisfies Record<string, StepFacts>;

export type Step = keyof typeof steps;

/** What is asked, in this order. */
export const questions = ['life', 'street', 'circuit', 'rcd'] as const;

export type Question = (typeof questions)[number];

/** What the visitor sees: a question, what it says to do, or the end where the power is back. */
export type View = { asks: Question } | { tells: Step } | { ends: 'restored' };

export const stepNames = Object.keys(steps) as Step[];

/** Whether an answer to the first question is a danger. */
export const isDanger = (answer: Answer): answer is (typeof dangers)[number] =>
  dangers.some((danger) => danger === answer);

export const firstView: View = { asks: 'life' };

const factsOf = (step: Step): StepFacts => steps[step];

export const calleesOf = (step: Step): readonly Callee[] => factsOf(step).calls;

/** Whether a step is about somebody's life: it looks like an alarm, and nothing else is offered beside it. */
export const isAlarm = (step: Step): boolean =>
  calleesOf(step).some((callee) => ['fire', 'ambulance'].includes(callee));

/** The answers that a view offers: none where somebody is to be called at once. */
export function answersOf(view: View): Answer[] {
  if ('asks' in view) return view.asks === 'life' ? [...dangers, 'none'] : ['yes', 'no', 'unsure'];
  if ('ends' in view) return [];
  return Object.keys(factsOf(view.tells).outcomes ?? {}) as Outcome[];
}

function viewAt(step: Step, target: Target): View {
  if (target === 'restored') return { ends: 'restored' };
  const next = target === 'next' ? stepNames[stepNames.indexOf(step) + 1] : undefined;
  const asks = questions.find((question) => question === next);
  return asks ? { asks } : { tells: 'call' };
}

/** The view that an answer leads to. */
export function viewAfter(view: View, answer: Answer): View {
  if ('ends' in view) return view;
  if ('tells' in view)
    return viewAt(view.tells, factsOf(view.tells).outcomes?.[answer as Outcome] ?? 'call');
  if (isDanger(answer)) return { tells: answer };
  if (view.asks === 'life') return viewAt('dependent', 'next');
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
  'circuit.yes',
  'circuit.no',
  'circuit.unsure',
  'rcd.yes',
  'rcd.no',
  'rcd.unsure',
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
