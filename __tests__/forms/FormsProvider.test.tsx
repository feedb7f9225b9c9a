import { act, fireEvent, render, screen } from '@testing-library/react';
import { emptyDraft, keepDraft } from '../../src/forms/drafts';
import { formNames, type FormName } from '../../src/forms/fields';
import { FormsProvider, useForm, useHandOver } from '../../src/forms/FormsProvider';
import { emptyForm, type FormAction } from '../../src/forms/form-state';

/** Says the status of a form, and lets things happen to it. */
function Probe({ form, actions }: { form: FormName; actions: Record<string, FormAction> }) {
  const [{ status }, dispatch] = useForm(form);
  return (
    <section aria-label={form}>
      <output>{status}</output>
      {Object.entries(actions).map(([name, action]) => (
        <button key={name} type="button" onClick={() => dispatch(action)}>
          {name}
        </button>
      ))}
    </section>
  );
}

const actions = {
  send: { type: 'sending' },
  succeed: { type: 'sent', form: emptyForm },
  fail: { type: 'failed' },
} satisfies Record<string, FormAction>;

const inProvider = (...forms: FormName[]) => (
  <FormsProvider>
    {forms.map((form) => (
      <Probe key={form} form={form} actions={actions} />
    ))}
  </FormsProvider>
);

const press = (...names: (keyof typeof actions)[]) =>
  names.forEach((name) => fireEvent.click(screen.getByRole('button', { name })));
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const status = () => screen.getByRole('status').textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['succeed', 'sent'],
  ['fail', 'failed'],
] as const)(
  'ends a notice five seconds after the last answer, also when its form is away: %s',
  (answer, outcome) => {
    const { rerender } = render(inProvider('home'));
    press('send', 'succeed');
    wait(4_000);
    press('send', answer);
    rerender(inProvider());
    wait(4_999);
    rerender(inProvider('home'));
    expect(status()).toBe(outcome);
    wait(1);
    expect(status()).toBe('idle');
  },
);

it('tells each form alone', () => {
  render(inProvider('home', 'contact'));
  fireEvent.click(screen.getAllByRole('button', { name: 'send' })[1]!);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'idle',
    'sending',
  ]);
});

it('renders what only hands a result over no more when a form changes', () => {
  const rendered = jest.fn();
  const Tool = () => {
    useHandOver();
    rendered();
    return null;
  };
  render(
    <FormsProvider>
      <Tool />
      <Probe form="home" actions={actions} />
    </FormsProvider>,
  );
  rendered.mockClear();
  press('send');
  expect(status()).toBe('sending');
  expect(rendered).not.toHaveBeenCalled();
});

it('writes to the tab only when a draft changes', () => {
  const write = jest.spyOn(Storage.prototype, 'removeItem');
  render(inProvider('home'));
  write.mockClear();
  press('send', 'fail');
  expect(status()).toBe('failed');
  expect(write).not.toHaveBeenCalled();
});

it('gives back to each form what the tab has kept, and leaves nothing where nothing was typed', () => {
  keepDraft('contact', { ...emptyDraft, texts: { name: 'Anne' } });
  const kept = { ...sessionStorage };
  const Names = () =>
    formNames.map((form) => <p key={form}>{useForm(form)[0].draft.texts.name}</p>);
  render(
    <FormsProvider>
      <Names />
    </FormsProvider>,
  );
  expect(screen.getByText('Anne')).toBeInTheDocument();
  expect({ ...sessionStorage }).toEqual(kept);
  sessionStorage.clear();
});
