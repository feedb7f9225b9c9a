import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answersOf,
  calleesOf,
  firstView,
  stepNames,
  tellingsOf,
  viewAfter,
  type Answered,
  type View,
} from '../../src/sections/power-cut-steps';
import { StepItem } from '../../src/sections/PowerCut';
import { toolResults } from '../../src/forms/results';
import { WalkThrough } from '../../src/sections/WalkThrough';
import { contactPage } from '../support/page';
import { renderInPage } from '../support/render';

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

describe('the questions, in English', () => {
  /** Answers one question after the other. */
  async function answer(...names: (string | RegExp)[]): Promise<void> {
    for (const each of names) await userEvent.click(screen.getByRole('button', { name: each }));
  }

  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('on a danger show whom to call and the way back, nothing else', async () => {
    renderInPage(<WalkThrough level="h2" close={<button type="button">Close</button>} />, {
      language: 'en',
    });
    expect(links()).toEqual(['tel:118', 'tel:144']);
    await answer(/^Burning smell/);
    expect(links()).toEqual(['tel:118']);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Go back']);
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await answer('Go back', /electric shock$/);
    expect(links()).toEqual(['tel:144']);
    await answer('Go back', /medical device/);
    expect(links()).toEqual(['tel:144', 'tel:118']);
  });

  it('where the street is dark, say where the number is that the business has not filled in', async () => {
    renderInPage(<WalkThrough level="h2" />, { language: 'en', ...having(null) });
    await answer('None of these', 'Yes');
    expect(screen.getByText(/number is on your electricity bill/)).toBeInTheDocument();
    await answer('Only at my place');
    expect(screen.getByRole('heading')).toHaveTextContent(/^At the fuse box/);
  });

  it('end with the number, and with what to say', async () => {
    renderInPage(<WalkThrough level="h2" />, { language: 'en' });
    await answer('None of these', 'I don’t know', 'Yes', 'That didn’t work');
    expect(screen.getByRole('link', { name: '022 000 00 00' })).toHaveAttribute(
      'href',
      'tel:+41220000000',
    );
    const told = within(
      screen.getAllByRole('list').find((list) => list.matches('ul.flex-column'))!,
    );
    expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your full address (street, number, town), the floor and the door code.',
      'What you were doing when the power went off.',
      'I don’t know whether the neighbours have power.',
      'Just one circuit breaker is off, or one fuse has blown.',
    ]);
  });

  it('lead to the form when the power is back', async () => {
    renderInPage(<WalkThrough level="h2" />, { language: 'en', page: { hasQuoteForm: false } });
    await answer('None of these', 'No', 'Yes', 'That worked');
    expect(screen.getByRole('heading')).toHaveTextContent('The power is back');
    expect(links()).toContain('/en/contact#devis');
    fireEvent.click(screen.getByRole('link', { name: 'Ask for an appointment' }));
    const [result] = toolResults.of('contact');
    expect(result?.label).toBe('Power cut: the power is back');
    expect(result?.text.split('\n')).toEqual([
      'Power cut: answers given on your website',
      'The neighbours have power.',
      'Just one circuit breaker is off, or one fuse has blown.',
      'The power is back.',
    ]);
    toolResults.remove('contact', 'powerCut');
  });

  it('at every end have a number or a way on', () => {
    for (const { answered } of ways) {
      const { unmount } = renderInPage(<WalkThrough level="h2" />, { language: 'fr' });
      for (const { view, answer: given } of answered) {
        const index = answersOf(view).indexOf(given);
        const answers = document.querySelectorAll<HTMLElement>('.walk__answers button');
        fireEvent.click(answers[index]!);
      }
      expect(links().some((href) => /^tel:|#devis$/.test(href ?? ''))).toBe(true);
      unmount();
    }
  });
});
