import { fireEvent, screen, within } from '@testing-library/react';
import {
  answersOf,
  calleesOf,
  firstView,
  stepNames,
  tellingsOf,
  viewAfter,
  type Answer,
  type Answered,
  type View,
} from '../../src/sections/power-cut-steps';
import { StepItem } from '../../src/sections/PowerCut';
import { useForm } from '../../src/forms/FormsProvider';
import { WalkThrough } from '../../src/sections/WalkThrough';
import { contactPage } from '../support/page';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

/** Every way through the questions, each as what was seen and answered, and the view that it ends with. */
function waysFrom(view: View, answered: Answered[] = []): { answered: Answered[]; end: View }[] {
  const answers = answersOf(view);
  if (answers.length === 0) return [{ answered, end: view }];
  return answers.flatMap((answer) =>
    waysFrom(viewAfter(view, answer), [...answered, { view, answer }]),
  );
}

const ways = waysFrom(firstView);

function name(view: View): string {
  if ('asks' in view) return `${view.asks}?`;
  return 'tells' in view ? view.tells : view.ends;
}

describe('the decision', () => {
  it('puts life before property, then the street before the single circuit', () => {
    expect(stepNames).toEqual([
      ...['danger', 'injured', 'dependent'],
      ...['street', 'circuit', 'rcd', 'call'],
    ]);
  });

  it('never says to switch back on twice, and goes on where a step does not help', () => {
    const atHome = [
      'circuit? circuit restored',
      'circuit? circuit call',
      'circuit? rcd? rcd restored',
      'circuit? rcd? rcd call',
      'circuit? rcd? call',
      'circuit? rcd? call',
      'circuit? call',
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
      expect('ends' in end || ('tells' in end && calleesOf(end.tells).length > 0)).toBe(true);
  });

  it('tells the business on the telephone what was answered, in that order', () => {
    const told = ways.find(({ answered }) =>
      answered
        .map(({ answer }) => answer)
        .join(' ')
        .endsWith('none unsure no yes notEnough'),
    );
    expect(tellingsOf(told?.answered ?? [])).toEqual(['street.unsure', 'circuit.no', 'rcd.yes']);
    const dark = ways.find(({ answered }) => answered.at(-1)?.answer === 'backElsewhere');
    expect(tellingsOf(dark?.answered ?? [])).toEqual(['dependent.goOn', 'street.backElsewhere']);
  });
});

const none = { fire: null, ambulance: null, general: null, utility: null };
const grid = { name: 'Grid', phone: '0844 800 808' };

/** The page of a business with these numbers. */
const having = (emergencyNumbers: typeof contactPage.company.emergencyNumbers) => ({
  page: { company: { ...contactPage.company, emergencyNumbers } },
});

it.each([
  ['its own number', 'danger', { ...none, fire: '118', general: '112' }, 'tel:118'],
  ['the general number without it', 'injured', { ...none, general: '112' }, 'tel:112'],
  ['the number without its spaces', 'street', { ...none, utility: grid }, 'tel:0844800808'],
] as const)('a call dials %s', (_, step, numbers, href) => {
  renderInPage(<StepItem step={step} />, having(numbers));
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

it.each(['danger', 'injured', 'dependent'] as const)(
  'in the list a danger to life, %s, looks like an alarm and calls before it explains',
  (step) => {
    renderInPage(<StepItem step={step} />, having({ ...none, fire: '118', ambulance: '144' }));
    const call = screen.getAllByRole('link').at(-1)!;
    expect(call.closest('.alert-danger')).toBeInTheDocument();
    expect(call.compareDocumentPosition(screen.getByRole('list'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

describe('the questions', () => {
  const word = (key: string) => textOf('en', `power-cut:${key}`);

  const ask = (options: Parameters<typeof renderInPage>[1] = {}) =>
    renderInPage(<WalkThrough level="h2" />, { language: 'en', ...options });

  /** Answers one question after the other. */
  function answer(...answers: Answer[]): void {
    for (const each of answers)
      fireEvent.click(screen.getByRole('button', { name: word(`answers.${each}`) }));
  }

  const goBack = () => fireEvent.click(screen.getByRole('button', { name: word('back') }));

  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('on a danger show whom to call and the way back, nothing else', () => {
    renderInPage(<WalkThrough level="h2" close={<button type="button">Close</button>} />, {
      language: 'en',
    });
    expect(links()).toEqual(['tel:118', 'tel:144']);
    for (const [danger, calls] of [
      ['danger', ['tel:118']],
      ['injured', ['tel:144']],
    ] as const) {
      answer(danger);
      expect(links()).toEqual(calls);
      expect(screen.getByRole('button').textContent).toBe(word('back'));
      expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
      goBack();
    }
    answer('dependent');
    expect(links()).toEqual(['tel:144', 'tel:118']);
  });

  it('say of a dark street what to do, with no number of its grid filled in', () => {
    ask(having(null));
    answer('none', 'yes');
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getByText(word('utilityUnknown'))).toBeInTheDocument();
    answer('onlyMine');
    expect(screen.getByRole('heading')).toHaveTextContent(word('steps.circuit.question'));
  });

  it('end with the number, and with what to say', () => {
    ask();
    answer('none', 'unsure', 'yes', 'notEnough');
    expect(links()).toContain('tel:+41220000000');
    const told = within(
      screen.getAllByRole('list').find((list) => list.matches('ul.flex-column'))!,
    );
    const lines = told.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.slice(-2)).toEqual(['tell.street.unsure', 'tell.circuit.yes'].map(word));
  });

  /** What stands in the form of the contact page. */
  const Handed = () =>
    useForm('contact')[0].results.map(({ text }) => <pre key={text}>{text}</pre>);

  it('lead to the form when the power is back', () => {
    renderInPage(
      <>
        <WalkThrough level="h2" />
        <Handed />
      </>,
      { language: 'en', page: { hasQuoteForm: false } },
    );
    answer('none', 'no', 'yes', 'worked');
    expect(screen.getByRole('heading')).toHaveTextContent(word('after.title'));
    expect(links()).toContain('/en/contact#devis');
    fireEvent.click(screen.getByRole('link', { name: word('after.ask') }));
    expect(document.querySelector('pre')?.textContent.split('\n')).toEqual(
      ['result.title', 'tell.street.no', 'tell.circuit.yes', 'result.restored'].map(word),
    );
  });
});
