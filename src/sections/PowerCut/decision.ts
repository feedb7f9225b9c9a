/** Whom a step calls. */
export type Callee = 'fire' | 'ambulance' | 'utility' | 'business';

interface StepFacts {
  calls?: Callee;
  /** Whether the answer needs a look at the fuse box, which not everybody can or should take. */
  atFuseBox?: true;
}

/**
 * What to do in a power cut: life before property, then from the street to the single circuit. Each step but the last is a
 * question; `yes` leads to what the step says, `no` to the next one.
 */
const steps = {
  danger: { calls: 'fire' },
  injured: { calls: 'ambulance' },
  street: { calls: 'utility' },
  circuit: { atFuseBox: true },
  rcd: { atFuseBox: true },
  call: { calls: 'business' },
} as const satisfies Record<string, StepFacts>;

export type Step = keyof typeof steps;
export type Question = Exclude<Step, 'call'>;
export type Answer = 'yes' | 'no' | 'unsure' | 'notEnough';

/** What the visitor sees: the question of a step, or what it says to do. */
export type View = { asks: Question } | { tells: Step };

export const stepNames = Object.keys(steps) as Step[];

export const firstQuestion = 'danger' satisfies Question;

export const isQuestion = (step: Step): step is Question => step !== 'call';

const factsOf = (step: Step): StepFacts => steps[step];

export const calleeOf = (step: Step): Callee | undefined => factsOf(step).calls;

/** The answers that a view offers: none where somebody is to be called at once. */
export function answersOf(view: View): Answer[] {
  if ('tells' in view) return factsOf(view.tells).atFuseBox ? ['notEnough'] : [];
  return factsOf(view.asks).atFuseBox ? ['yes', 'no', 'unsure'] : ['yes', 'no'];
}

/** The view that an answer leads to. Who is not sure, or whom a step does not help, is told to call the business. */
export function viewAfter(view: View, answer: Answer): View {
  if ('tells' in view || answer === 'unsure' || answer === 'notEnough') return { tells: 'call' };
  if (answer === 'yes') return { tells: view.asks };
  const next = stepNames[stepNames.indexOf(view.asks) + 1] ?? 'call';
  return isQuestion(next) ? { asks: next } : { tells: next };
}
