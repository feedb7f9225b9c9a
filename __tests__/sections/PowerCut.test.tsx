import { screen } from '@testing-library/react';
import {
  answersOf,
  firstQuestion,
  stepNames,
  viewAfter,
  type View,
} from '../../src/sections/power-cut-steps';
import { StepAdvice, type Numbers } from '../../src/sections/PowerCut';
import { renderInPage } from '../support/render';

const start: View = { asks: firstQuestion };

/** Every way through the questions, each as the views on it. */
function waysFrom(view: View): View[][] {
  const answers = answersOf(view);
  if (answers.length === 0) return [[view]];
  return answers.flatMap((answer) =>
    waysFrom(viewAfter(view, answer)).map((rest) => [view, ...rest]),
  );
}

const name = (view: View) => ('asks' in view ? `${view.asks}?` : view.tells);

describe('the decision', () => {
  it('puts life before property, then the street before the single circuit', () => {
    expect(stepNames).toEqual([
      ...['danger', 'injured', 'dependent'],
      ...['street', 'circuit', 'rcd', 'call'],
    ]);
  });

  it('never says to switch back on twice, goes on where a step does not help, and ends with a call', () => {
    const atHome = [
      'circuit? circuit call',
      'circuit? rcd? rcd call',
      'circuit? rcd? call',
      'circuit? rcd? call',
      'circuit? call',
    ];
    const fromStreet = ['street? street ', 'street? ', 'street? '].flatMap((before) =>
      atHome.map((way) => before + way),
    );
    const fromDependent = ['dependent? dependent ', 'dependent? '].flatMap((before) =>
      fromStreet.map((way) => before + way),
    );
    const ways = waysFrom(start).map((way) => way.map(name).join(' '));
    expect(ways).toEqual([
      'danger? danger',
      'danger? injured? injured',
      ...fromDependent.map((way) => `danger? injured? ${way}`),
    ]);
  });
});

const none = { fire: null, ambulance: null, general: null, utility: null };
const grid = { name: 'Grid', phone: '0844 800 808' };
const title = <h3>Title</h3>;

it.each<[string, 'danger' | 'injured' | 'street', Numbers, string]>([
  ['its own number', 'danger', { ...none, fire: '118', general: '112' }, 'tel:118'],
  ['the general number without it', 'injured', { ...none, general: '112' }, 'tel:112'],
  ['the number without its spaces', 'street', { ...none, utility: grid }, 'tel:0844800808'],
])('a call dials %s', (_, step, numbers, href) => {
  renderInPage(<StepAdvice step={step} numbers={numbers} title={title} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

it.each(['danger', 'injured', 'dependent'] as const)(
  'a danger to life, %s, looks like an alarm and calls before it explains',
  (step) => {
    const numbers = { ...none, fire: '118', ambulance: '144' };
    renderInPage(<StepAdvice step={step} numbers={numbers} title={title} />);
    const call = screen.getByRole('link');
    expect(call.closest('.alert-danger')).toBeInTheDocument();
    expect(call.compareDocumentPosition(screen.getByRole('list'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

it('says where the number of the grid operator is if the business has not filled it in', () => {
  renderInPage(<StepAdvice step="street" numbers={null} title={title} />, { language: 'en' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/number is on your electricity bill/)).toBeInTheDocument();
});
