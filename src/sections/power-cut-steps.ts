/** Whom a step calls. */
export type Callee = 'fire' | 'ambulance' | 'utility' | 'business';

interface StepFacts {
  calls: Callee;
  /** Where "I do not know" leads. Without it that answer is not offered: who is not sure of a danger says yes. */
  unsure?: 'next' | 'call';
  /** The answer below what the step says, and where it leads. Without it the step ends with its call. */
  wayOn?: { answer: 'goOn' | 'notEnough'; to: 'next' | 'call' };
  /** Whether the power may be back after it. */
  restores?: true;
}

const notEnough = { answer: 'notEnough', to: 'call' } as const;

/**
 * What to do in a power cut: life before property, then from the street to the single circuit. Each step but the last is a
 * question; `yes` leads to what the step says, `no` to the next one.
 */
const steps = {
  danger: { calls: 'fire' },
  injured: { calls: 'ambulance' },
  dependent: { calls: 'ambulance', wayOn: { answer: 'goOn', to: 'next' } },
  street: {
    calls: 'utility',
    unsure: 'next',
    wayOn: { answer: 'notEnough', to: 'next' },
    restores: true,
  },
  circuit: { calls: 'business', unsure: 'call', wayOn: notEnough, restores: true },
  rcd: { calls: 'business', unsure: 'call', wayOn: notEnough, restores: true },
  call: { calls: 'business' },
} as const satisfies Record<string, StepFacts>;

export type Step = keyof typeof steps;
export type Question = Exclude<Step, 'call'>;
export type Answer = 'yes' | 'no' | 'unsure' | 'goOn' | 'notEnough';

/** What the visitor sees: the question of a step, or what it says to do. */
export type View = { asks: Question } | { tells: Step };

export const stepNames = Object.keys(steps) as Step[];

export const firstQuestion = 'danger' satisfies Question;

export const isQuestion = (step: Step): step is Question => step !== 'call';

const factsOf = (step: Step): StepFacts => steps[step];

export const calleeOf = (step: Step): Callee => factsOf(step).calls;

/** Whether the power may be back after a step, and appliances are to be plugged in again. */
export const mayRestore = (step: Step): boolean => factsOf(step).restores ?? false;

/** The answers that a view offers: none where somebody is to be called at once. */
export function answersOf(view: View): Answer[] {
  if ('asks' in view) return factsOf(view.asks).unsure ? ['yes', 'no', 'unsure'] : ['yes', 'no'];
  const { wayOn } = factsOf(view.tells);
  return wayOn ? [wayOn.answer] : [];
}

function viewAt(step: Step, to: 'next' | 'call' = 'next'): View {
  const next = to === 'next' ? stepNames[stepNames.indexOf(step) + 1] : undefined;
  return next && isQuestion(next) ? { asks: next } : { tells: 'call' };
}

/** The view that an answer leads to. */
export function viewAfter(view: View, answer: Answer): View {
  if ('tells' in view) return viewAt(view.tells, factsOf(view.tells).wayOn?.to);
  if (answer === 'yes') return { tells: view.asks };
  return viewAt(view.asks, answer === 'unsure' ? factsOf(view.asks).unsure : 'next');
}
