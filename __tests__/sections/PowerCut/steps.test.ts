import powerCut from '../../../data/power-cut.json';
import {
  answersOf,
  calleesOf,
  firstView,
  isBoard,
  picturesOf,
  stepNames,
  relevantAnswersOf,
  viewAfter,
  type Answered,
  type View,
} from '../../../src/sections/PowerCut/steps';

/** Every path through the questions, each with its questions and answers, and its final view. */
function waysFrom(view: View, answered: Answered[] = []): { answered: Answered[]; end: View }[] {
  const answers = answersOf(view);
  if (answers.length === 0) return [{ answered, end: view }];
  return answers.flatMap((answer) =>
    waysFrom(viewAfter(view, answer), [...answered, { view, answer }]),
  );
}

const ways = waysFrom(firstView);

function name(view: View): string {
  if (view.kind === 'question') return `${view.question}?`;
  return view.kind === 'advice' ? view.step : view.kind;
}

it('puts life before property, then the street before the single circuit, as the data does', () => {
  expect(stepNames).toEqual([
    ...['danger', 'injured', 'dependent'],
    ...['street', 'circuit', 'rcd', 'fuse', 'call'],
  ]);
  expect(Object.keys(powerCut.steps)).toEqual(stepNames);
});

it('never says to switch back on twice, and goes on where a step does not help', () => {
  const atHome = [
    // levers
    'board? circuit? circuit restored',
    'board? circuit? circuit call',
    'board? circuit? rcd? rcd restored',
    'board? circuit? rcd? rcd call',
    'board? circuit? rcd? call',
    'board? circuit? rcd? call',
    'board? circuit? call',
    // screw-in fuses
    'board? fuse? fuse restored',
    'board? fuse? fuse call',
    'board? fuse? call',
    'board? fuse? call',
    // wet or blackened, or unknown
    'board? call',
    'board? call',
  ];
  const fromStreet = [
    ...atHome.map((way) => `street? street ${way}`),
    'street? street call',
    ...atHome.map((way) => `street? ${way}`),
    ...atHome.map((way) => `street? ${way}`),
  ];
  const seen = ways.map(({ answered, end }) =>
    [...answered.map(({ view }) => view), end].map(name).join(' '),
  );
  expect(seen).toEqual([
    'life? danger',
    'life? injured',
    ...fromStreet.map((way) => `life? dependent ${way}`),
    ...fromStreet.map((way) => `life? ${way}`),
  ]);
});

it('ends with a call, or with the power back', () => {
  for (const { end } of ways)
    expect(
      end.kind === 'restored' || (end.kind === 'advice' && calleesOf(end.step).length > 0),
    ).toBe(true);
});

it('tells the business on the telephone what was answered, in that order', () => {
  const told = ways.find(({ answered }) =>
    answered
      .map(({ answer }) => answer)
      .join(' ')
      .endsWith('none unsure levers no yes notEnough'),
  );
  expect(relevantAnswersOf(told?.answered ?? [])).toEqual([
    'street.unsure',
    'circuit.no',
    'rcd.yes',
  ]);
  const wet = ways.find(({ answered }) => answered.at(-1)?.answer === 'unsafe');
  expect(relevantAnswersOf(wet?.answered ?? []).at(-1)).toBe('board.unsafe');
  const dark = ways.find(({ answered }) => answered.at(-1)?.answer === 'backElsewhere');
  expect(relevantAnswersOf(dark?.answered ?? [])).toEqual([
    'dependent.goOn',
    'street.backElsewhere',
  ]);
});

it('shows each picture of the data once, beside a view or as an answer', () => {
  const views = ways.flatMap(({ answered }) => answered.map(({ view }) => view));
  const shown = views.flatMap((view) => [...picturesOf(view), ...answersOf(view).filter(isBoard)]);
  expect([...new Set(shown)].sort()).toEqual(Object.keys(powerCut.pictures).sort());
});
