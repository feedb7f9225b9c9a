import { screen } from '@testing-library/react';
import {
  answersOf,
  firstQuestion,
  stepNames,
  viewAfter,
  type View,
} from '../../src/sections/PowerCut/decision';
import { EmergencyCall, type Numbers } from '../../src/sections/PowerCut/EmergencyCall';
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
  it('puts life before property, never says to reset twice, and ends with a call', () => {
    expect(stepNames).toEqual(['danger', 'injured', 'street', 'circuit', 'rcd', 'call']);
    const ways = waysFrom(start).map((way) => way.map(name).join(' '));
    expect(ways).toEqual([
      'danger? danger',
      'danger? injured? injured',
      'danger? injured? street? street',
      'danger? injured? street? circuit? circuit call',
      'danger? injured? street? circuit? rcd? rcd call',
      'danger? injured? street? circuit? rcd? call',
      'danger? injured? street? circuit? rcd? call',
      'danger? injured? street? circuit? call',
    ]);
  });
});

const none = { fire: null, ambulance: null, general: null, utility: null };
const grid = { name: 'Grid', phone: '0844 800 808' };

it.each<[string, 'danger' | 'injured' | 'street', Numbers, string]>([
  ['its own number', 'danger', { ...none, fire: '118', general: '112' }, 'tel:118'],
  ['the general number without it', 'injured', { ...none, general: '112' }, 'tel:112'],
  ['the number without its spaces', 'street', { ...none, utility: grid }, 'tel:0844800808'],
])('a call dials %s', (_, step, numbers, href) => {
  renderInPage(<EmergencyCall step={step} numbers={numbers} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

it('says where the number of the grid operator is if the business has not filled it in', () => {
  renderInPage(<EmergencyCall step="street" numbers={null} />, { language: 'en' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/number is on your electricity bill/)).toBeInTheDocument();
});
