import { act, fireEvent, screen, within } from '@testing-library/react';
import { keepScrollState } from '../../../src/browser/scroll-restoration';
import type { Advice } from '../../../src/sections/PowerCut/Advice';
import { PowerCut } from '../../../src/sections/PowerCut/PowerCut';
import { StepItem } from '../../../src/sections/PowerCut/StepList';
import type { Answer } from '../../../src/sections/PowerCut/steps';
import { BoardSheet } from '../../../src/sections/PowerCut/BoardSheet';
import { Wizard } from '../../../src/sections/PowerCut/Wizard';
import { renderInPage } from '../../support/render';
import { textOf } from '../../support/texts';

const advice: Advice = {
  translation: {
    steps: {
      danger: ['Get out.'],
      injured: ['Do not touch.'],
      dependent: ['Do not wait.'],
      street: ['Wait.'],
      circuit: ['Unplug.'],
      rcd: ['Switch off.'],
      fuse: ['Replace.'],
      call: ['Call.'],
    },
    after: ['Plug in.'],
    tell: ['Where you are.'],
  },
  numbers: { general: '112', fire: '118', ambulance: '144', utility: null },
  callOut: null,
  onAsk: jest.fn(),
  pictures: null,
  address: {
    url: 'https://www.brightwire.example/en/service-Fort#power-cut',
    code: { size: 3, path: 'M1 1h1v1h-1z' },
  },
};

const none = { fire: null, ambulance: null, general: null, utility: null };
const grid = { name: 'Grid', phone: '0844 800 808' };

/** The advice of a business with these numbers. */
const having = (numbers: Advice['numbers']): Advice => ({ ...advice, numbers });

it.each([
  ['its own number', 'danger', { ...none, fire: '118', general: '112' }, 'tel:118'],
  ['the general number without it', 'injured', { ...none, general: '112' }, 'tel:112'],
  ['the number without its spaces', 'street', { ...none, utility: grid }, 'tel:0844800808'],
] as const)('a call dials %s', (_, step, numbers, href) => {
  renderInPage(<StepItem step={step} advice={having(numbers)} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

it.each(['danger', 'injured', 'dependent'] as const)(
  'in the list a danger to life, %s, looks like an alarm and calls before it explains',
  (step) => {
    renderInPage(<StepItem step={step} advice={advice} />);
    const call = screen.getAllByRole('link').at(-1)!;
    expect(call.closest('.alert-danger')).toBeInTheDocument();
    expect(call.compareDocumentPosition(screen.getByRole('list'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

describe('the questions', () => {
  const word = (key: string) => textOf('en', `power-cut:${key}`);

  const ask = (numbers = advice.numbers) =>
    renderInPage(<Wizard advice={having(numbers)} visit={undefined} />, {
      language: 'en',
      page: { route: '/service-Fort' },
    });

  /** Answers one question after the other. */
  function answer(...answers: Answer[]): void {
    for (const each of answers)
      fireEvent.click(screen.getByRole('button', { name: word(`answers.${each}`) }));
  }

  const goBack = () => fireEvent.click(screen.getByRole('button', { name: word('back') }));

  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('on a danger show whom to call and the way back, nothing else', () => {
    ask();
    expect(links()).toEqual(['tel:118', 'tel:144']);
    for (const [danger, calls] of [
      ['danger', ['tel:118']],
      ['injured', ['tel:144']],
    ] as const) {
      answer(danger);
      expect(links()).toEqual(calls);
      expect(screen.getByRole('button').textContent).toBe(word('back'));
      expect(screen.getByRole('heading')).toHaveFocus();
      goBack();
    }
    answer('dependent');
    expect(links()).toEqual(['tel:144', 'tel:118']);
  });

  it('end with the number, and with what to say', () => {
    ask();
    answer('none', 'unsure', 'levers', 'yes', 'notEnough');
    expect(links()).toContain('tel:+41220000000');
    const told = within(
      screen.getAllByRole('list').find((list) => list.matches('ul.flex-column'))!,
    );
    const lines = told.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.slice(-2)).toEqual(['tell.street.unsure', 'tell.circuit.yes'].map(word));
  });

  it('never touch a board that is wet or unknown', () => {
    ask();
    answer('none', 'no');
    for (const look of ['unsafe', 'unsure'] as const) {
      answer(look);
      expect(screen.getByRole('heading')).toHaveTextContent(word('steps.call.title'));
      expect(screen.getByText(word(`tell.board.${look}`))).toBeInTheDocument();
      goBack();
    }
  });

  it('lead to the form when the power is back', () => {
    ask();
    answer('none', 'no', 'levers', 'yes', 'worked');
    expect(screen.getByRole('heading')).toHaveTextContent(word('after.title'));
    expect(links()).toContain('/en/service-Fort#devis');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom cannot follow it.
    fireEvent.click(screen.getByRole('link', { name: word('after.ask') }));
    const told = ['result.title', 'tell.street.no', 'tell.circuit.yes', 'result.restored'];
    expect(advice.onAsk).toHaveBeenCalledWith(told.map(word).join('\n'));
  });
});

describe('the section', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn(); // jsdom has none.
  });

  const sectionAt = (location: Parameters<typeof PowerCut>[0]['location']) => (
    <PowerCut
      powerCut={advice}
      numbers={advice.numbers}
      callOut={advice.callOut}
      onAsk={advice.onAsk}
      location={location}
    />
  );

  const show = (location: Parameters<typeof PowerCut>[0]['location']) =>
    renderInPage(sectionAt(location), { language: 'en' });

  const lifeQuestion = textOf('en', 'power-cut:life.question');

  const question = () => screen.getByRole('heading', { name: lifeQuestion });

  it.each([
    ['a link of the site', '#power-cut', 'PUSH', undefined, { isTarget: 'true', hasFocus: true }],
    [
      'a change of language',
      '#power-cut',
      'PUSH',
      keepScrollState,
      { isTarget: 'true', hasFocus: false },
    ],
    ['Back', '#power-cut', 'POP', undefined, { isTarget: 'true', hasFocus: false }],
    ['another link', '#devis', 'PUSH', undefined, { isTarget: 'false', hasFocus: false }],
  ])('entered by %s', async (_, hash, action, state, expected) => {
    show({ hash, action, state, key: '1' });
    await act(() => new Promise(requestAnimationFrame));
    expect({
      isTarget: screen.getByRole('region').dataset.target,
      hasFocus: question() === document.activeElement,
    }).toEqual(expected);
  });

  it('begins anew each time a link leads to it', () => {
    const at = (key: string) => ({ hash: '#power-cut', action: 'PUSH', key });
    const { rerender } = show(at('1'));
    fireEvent.click(screen.getByRole('button', { name: textOf('en', 'power-cut:answers.none') }));
    expect(screen.queryByRole('heading', { name: lifeQuestion })).not.toBeInTheDocument();
    rerender(sectionAt({ ...at('2'), hash: '#power-cut-title' }));
    expect(screen.queryByRole('heading', { name: lifeQuestion })).not.toBeInTheDocument();
    rerender(sectionAt(at('3')));
    expect(question()).toBeInTheDocument();
  });
});

it('the sheet for the board has the numbers, and the address to read and to scan', () => {
  renderInPage(<BoardSheet numbers={advice.numbers} address={advice.address} />, {
    language: 'en',
  });
  const sheet = document.querySelector('.board-sheet')!;
  for (const text of ['118', '144', '022 000 00 00', advice.address.url])
    expect(sheet).toHaveTextContent(text);
  expect(sheet.querySelectorAll('.board-sheet__lines li')).toHaveLength(5);
  expect(sheet.querySelector('svg[viewBox="0 0 3 3"] path')).toHaveAttribute(
    'd',
    advice.address.code.path,
  );
});
