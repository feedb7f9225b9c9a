import { act, fireEvent, screen } from '@testing-library/react';
import { Form } from '../../src/components/Form/Form';
import { ToolResults } from '../../src/components/Form/ToolResults';
import { FormNotices } from '../../src/components/Form/FormNotices';
import { emptyDraft, keepDraft, readDraft } from '../../src/forms/drafts';
import { formNames, forms, type FormName } from '../../src/forms/fields';
import { useForm, useHandOver } from '../../src/forms/FormsProvider';
import type { ToolResult } from '../../src/forms/results';
import { holdRequests, letRequestsGo } from '../support/fetch';
import { contactPage } from '../support/page';
import { hydrateInPage, renderInPage } from '../support/render';
import { textOf, textsOf } from '../support/texts';
import { translate } from '../support/translate';

let pending: ReturnType<typeof holdRequests>;

beforeEach(() => {
  pending = holdRequests();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  letRequestsGo();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const own = { slug: 'web', title: 'Web', isAvailable: true };
const other = { slug: 'media', title: 'Media', isAvailable: true };

const services = { first: [own, other], others: [] };

const result: ToolResult = {
  tool: 'solar-estimate',
  label: 'Estimate: 30 m²',
  text: 'Roof: 30 m²\nCost: 1',
};

/** Stands for a tool beside the form. */
function Tool() {
  const handOver = useHandOver();
  return (
    <button type="button" onClick={() => handOver(result, own.slug)}>
      Hand over
    </button>
  );
}

const pageWith = (form: FormName) => (
  <>
    <h2 id="title">Form</h2>
    <Tool />
    <Form form={form} labelledBy="title" services={form === 'service' ? services : undefined}>
      {null}
    </Form>
    <FormNotices />
  </>
);

/** Shows a form in a new document. `goAway` leaves its page for another one, and `comeBack` returns. */
function show(form: FormName = 'newsletter') {
  const { rerender, ...rendered } = renderInPage(pageWith(form), {
    language: 'en',
    page: { company: { ...contactPage.company, showSendFailure: true } },
  });
  return {
    ...rendered,
    goAway: () => rerender(<p>Another page</p>),
    comeBack: () => rerender(pageWith(form)),
  };
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const type = (text: string) => fireEvent.input(email(), { target: { value: text } });
const press = () =>
  act(() => {
    fireEvent.submit(screen.getByRole('form'));
    return Promise.resolve();
  });

async function send(ok: boolean, during = () => {}) {
  type('zoe@example.ch');
  await press();
  during();
  await act(() => Promise.resolve(pending.at(-1)?.answer(ok)));
}

it('posts and keeps what it has checked: without what nobody sees', async () => {
  show();
  const field = email();
  field.type = 'text'; // keeps what was pasted, as other engines do
  type('\u00a0jean@mül\u200bler.ch\ufeff');
  expect(readDraft('newsletter').texts.email).toBe('jean@müller.ch');
  await press();
  expect(pending.map(({ body }) => (body as FormData).get('email'))).toEqual(['jean@müller.ch']);
  await act(() => Promise.resolve(pending.at(-1)?.answer(true)));
});

it.each(formNames)(
  'names each missing field, focuses the first, and sends nothing: %s',
  async (form) => {
    const { container } = show(form);
    container
      .querySelectorAll<HTMLInputElement>('[name=service]:checked')
      .forEach((box) => box.click());
    await press();
    const { errors } = textsOf('en').common!.form as { errors: Record<string, string> };
    const invalid = [...container.querySelectorAll('[aria-invalid="true"]')];
    const required = forms[form].fields.filter((field) => field.required);
    expect([...new Set(invalid.map((field) => field.getAttribute('name')))]).toEqual(
      required.map(({ name }) => name),
    );
    for (const { name, errorText } of required)
      expect(
        container.querySelector(name === 'service' ? 'fieldset' : `[name=${name}]`),
      ).toHaveAccessibleDescription(errors[errorText?.split('.').at(-1) ?? '']);
    expect(invalid[0]).toHaveFocus();
    expect(pending).toEqual([]);
  },
);

it('ends an error as soon as the field is right, and gives none while the visitor types', async () => {
  const { container } = show('contact');
  await press();
  const wrong = () =>
    [...container.querySelectorAll('[aria-invalid="true"]')].map((field) =>
      field.getAttribute('name'),
    );
  type('zoe@');
  expect(wrong()).toEqual(['name', 'email', 'phone']);
  type('zoe@example.ch');
  expect(wrong()).toEqual(['name', 'phone']);
  expect(email()).not.toHaveAccessibleDescription();
  type('zoe@');
  expect(wrong()).toEqual(['name', 'phone']);
  await press();
  expect(wrong()).toEqual(['name', 'email', 'phone']);
});

it('asks people for nothing but its fields, and sends what a bot fills in elsewhere', async () => {
  const { container } = show('home');
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(
    forms.home.fields.map(({ name }) => name),
  );
  const honeypot = container.querySelector<HTMLInputElement>('[name=honeypot]')!;
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  honeypot.value = 'buy now';
  fillIn({ message: 'A lamp.' });
  await press();
  expect(sentText('honeypot')).toEqual(['buy now']);
});

it('tells of a failure where showSendFailure is on', async () => {
  show();
  await send(false);
  expect(screen.getByRole('status')).toHaveTextContent(textOf('en', 'common:form.failure.title'));
});

describe('the notice of a sent newsletter', () => {
  const notice = () => screen.getByRole('status').firstElementChild;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

  it.each([
    ['hovered', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('stays while it is %s, and goes five seconds after', async (_, start, end) => {
    show();
    await send(true);
    start(notice()!);
    wait(20_000);
    end(notice()!);
    wait(4_999);
    expect(notice()).not.toBeNull();
    wait(1);
    expect(notice()).toBeNull();
  });

  it('can be closed', async () => {
    show();
    await send(true);
    fireEvent.click(screen.getByRole('button', { name: textOf('en', 'common:form.close') }));
    expect(notice()).toBeNull();
  });
});

it('keeps what is typed during a request, also over another page', async () => {
  const { goAway, comeBack } = show();
  await send(true, () => type('second@example.ch'));
  expect(email()).toHaveValue('second@example.ch');
  goAway();
  comeBack();
  expect(email()).toHaveValue('second@example.ch');
  expect(readDraft('newsletter').texts).toEqual({ email: 'second@example.ch' });
});

it('keeps its text after a failure, and is cleared once it was sent', async () => {
  const { goAway, comeBack } = show();
  await send(false);
  expect(email()).toHaveValue('zoe@example.ch');
  expect(readDraft('newsletter').texts).toEqual({ email: 'zoe@example.ch' });
  await send(true);
  expect(email()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
  await press(); // once too often
  expect(email()).not.toHaveAttribute('aria-invalid');
  goAway();
  comeBack();
  await press(); // in the form of another page
  expect(email()).toHaveAttribute('aria-invalid');
  expect(pending.map(({ url }) => url)).toEqual(
    Array(2).fill('https://api.staticforms.dev/submit'),
  );
});

it('is sent once until its answer, also from another page', async () => {
  const { goAway, comeBack } = show();
  type('zoe@example.ch');
  await press();
  await press();
  goAway();
  comeBack();
  await press();
  expect(pending).toHaveLength(1);
  await act(() => Promise.resolve(pending[0]?.answer(true)));
});

it('sends nothing with a photo that cannot be read, and tells of no failure', async () => {
  const Photo = () => {
    const [, dispatch] = useForm('home');
    const choose = () => {
      const photo = {
        id: 0,
        name: '',
        size: 0,
        whenReady: Promise.reject(new Error('unreadable')),
      };
      dispatch({ type: 'photosChosen', photos: [photo], faults: [] });
    };
    return <button onClick={choose}>Photo</button>;
  };
  renderInPage(
    <>
      <Photo />
      {pageWith('home')}
    </>,
    { language: 'en', page: { company: { ...contactPage.company, showSendFailure: true } } },
  );
  fillIn({ message: 'A lamp.' });
  fireEvent.click(screen.getByRole('button', { name: 'Photo' }));
  await press();
  expect(pending).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('leaves what was typed before the scripts came, and takes it into the draft', () => {
  keepDraft('contact', { ...emptyDraft, texts: { name: 'Zoë', email: 'old@example.ch' } });
  hydrateInPage(pageWith('contact'), { language: 'en' }, (served) => {
    served.querySelector<HTMLInputElement>('[name=email]')!.value = 'early@example.ch';
  });
  expect(email()).toHaveValue('early@example.ch');
  expect(screen.getByRole('form')).toHaveFormValues({ name: 'Zoë' });
  expect(readDraft('contact').texts).toMatchObject({ name: 'Zoë', email: 'early@example.ch' });
});

it('asks for the first name as `name`, then for the last name as `surname`', () => {
  const { container } = show('home');
  const [name, surname] = [...container.querySelectorAll('input')];
  expect([name!.name, name!.autocomplete]).toEqual(['name', 'given-name']);
  expect(name).toHaveAccessibleName('First name');
  expect([surname!.name, surname!.autocomplete]).toEqual(['surname', 'family-name']);
  expect(surname).toHaveAccessibleName('Last name');
});

/** Fills in all fields of the form, except the services. */
function fillIn(texts: Record<string, string> = {}) {
  const all = { name: 'Zoë', surname: 'Rey', email: 'zoe@example.ch', phone: '022 000 00 00' };
  for (const [field, value] of Object.entries({ ...all, ...texts }))
    fireEvent.input(screen.getByRole('form').querySelector(`[name=${field}]`) as Element, {
      target: { value },
    });
}

const sentText = (name: string) => (pending.at(-1)!.body as FormData).getAll(name);

it('sends several services as one text, and drafts them by their slugs', async () => {
  const { unmount } = show('service');
  fillIn({ message: 'A lamp.' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Media' }));
  expect(readDraft('service').ticks).toEqual(['web', 'media']);
  unmount(); // a reload
  show('service');
  expect(screen.getByRole('checkbox', { name: 'Media' })).toBeChecked();
  await press();
  expect(sentText('service')).toEqual(['Web, Media']);
  await act(() => Promise.resolve(pending.at(-1)?.answer(true)));
  expect(screen.getByRole('checkbox', { name: 'Media' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Web' })).toBeChecked();
});

describe('what a tool has handed over', () => {
  const handOver = () => fireEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  const message = (name = 'How can we help you?') => screen.getByRole('textbox', { name });

  it('is sent below the message, drafted, and gone once it was sent', async () => {
    const { unmount } = show('service');
    handOver();
    fillIn({ message: 'Call me.' });
    unmount(); // a reload
    show('service');
    expect(screen.getByText('Estimate: 30 m²')).toBeVisible();
    await press();
    expect(sentText('message')).toEqual(['Call me.\n\nRoof: 30 m²\nCost: 1']);
    await act(() => Promise.resolve(pending.at(-1)?.answer(true)));
    expect(screen.queryByText('Estimate: 30 m²')).not.toBeInTheDocument();
    expect(readDraft('service')).toEqual(emptyDraft);
  });

  it('is named anew in a page that the browser has translated', () => {
    const chips = (label: string) => (
      <ToolResults form="service" results={[{ ...result, label }]} onRemove={() => undefined} />
    );
    const { container, rerender } = renderInPage(chips('Estimate: 30 m²'));
    translate(container);
    rerender(chips('Estimate: 60 m²'));
    expect(container).toHaveTextContent('Estimate: 60 m²');
    expect(container).not.toHaveTextContent('Estimate: 30 m²');
  });

  it('says enough without a message, until it is removed', async () => {
    show('service');
    handOver();
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Estimate: 30 m²' }));
    expect(message()).toHaveFocus();
    expect(readDraft('service').results).toEqual([]);
    await press();
    expect(message()).toHaveAttribute('aria-invalid');
    handOver();
    expect(message('How can we help you? (optional)')).not.toHaveAttribute('aria-invalid');
    await press();
    expect(sentText('message')).toEqual([result.text]);
  });
});
