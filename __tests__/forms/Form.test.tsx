import { act, fireEvent, screen, within } from '@testing-library/react';
import { recordsOf } from '../support/records';
import { fieldsOf, formNames, type FormName } from '../../src/forms/fields';
import { stubMedia } from '../support/browser';
import { holdRequests, letRequestsGo } from '../support/fetch';
import {
  fieldOf,
  fillIn,
  FormCard,
  press,
  theForm,
  type,
  typed,
  wrongFields,
} from '../support/form';
import { contactPage } from '../support/page';
import { hydrateInPage, renderInPage } from '../support/render';
import { textOf } from '../support/texts';

let pending: ReturnType<typeof holdRequests>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 26, 0, 4) });
  stubMedia({ reducedMotion: true });
  window.scrollTo = jest.fn();
  pending = holdRequests();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  letRequestsGo();
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const word = (key: string) => textOf('en', `common:form.${key}`);
const page = { company: { ...contactPage.company, showSendFailure: true } };

type Card = Parameters<typeof FormCard>[0];

const show = (form: FormName, card: Partial<Card> = {}, options = {}) =>
  renderInPage(<FormCard form={form} {...card} />, { language: 'en', page, ...options });

const sent = (name: string) => (pending.at(-1)!.body as FormData).get(name);

/** The answer of the form service to the last request. */
const answer = (ok: boolean) =>
  act(async () => {
    pending.at(-1)?.answer(ok);
    await Promise.resolve();
  });

async function send(ok = true) {
  fillIn();
  await press();
  await answer(ok);
}

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

const notice = () => screen.getByRole('status');

describe.each(formNames)('the form %s', (form) => {
  const fields = fieldsOf(form);

  it('names each missing field below it, focuses the first, and sends nothing', async () => {
    show(form);
    await press();
    const missing = fields.filter(({ required, name }) => required && name !== 'service');
    expect(wrongFields()).toEqual(missing.map(({ name }) => name));
    for (const { name, errorText } of missing) {
      expect(fieldOf(name)).toHaveAccessibleDescription(textOf('en', errorText!));
      expect(
        within(fieldOf(name).closest('.col')!).getByText(textOf('en', errorText!)),
      ).toBeVisible();
    }
    expect(fieldOf(missing[0]!.name)).toHaveFocus();
    expect(pending).toEqual([]);
  });

  it('makes a mail with a subject of its own, which is answered to the visitor', async () => {
    show(form);
    const kinds = { home: 'quote', service: 'quote' } as Partial<Record<FormName, string>>;
    const kind = word(`subjects.${kinds[form] ?? form}`);
    expect(fieldOf('subject')).toHaveValue(kind); // without script
    expect(fieldOf('replyTo')).toHaveValue('@');
    fillIn();
    await press();
    const about = {
      home: 'Zoë Rey',
      contact: 'Zoë',
      service: 'Zoë Rey – web',
      notify: 'Zoë Rey – web',
      newsletter: 'zoe@example.ch',
    };
    expect(sent('subject')).toBe(`${kind} – ${about[form]}`);
    expect([sent('replyTo'), sent('email')]).toEqual(['@', 'zoe@example.ch']);
    expect(sent('language')).toBe('en');
    expect(sent('service')).toBe(/service|notify/.test(form) ? 'web' : null);
    expect(sent('redirectTo')).toBeNull();
  });

  it('is sent once until its answer, keeps its text after a failure, and is empty once it was sent', async () => {
    show(form);
    await press();
    await send(false);
    expect(fieldOf('email')).toHaveValue('zoe@example.ch');
    expect(notice()).toHaveTextContent(word('failure.title'));
    await press();
    await press();
    expect(screen.getByRole('button', { name: word('sending'), hidden: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(pending).toHaveLength(2);
    await answer(true);
    expect(sessionStorage).toHaveLength(0);
    if (form === 'newsletter') await press(); // once too often
    else fireEvent.click(screen.getByRole('button', { name: word('receipt.again') }));
    expect(wrongFields()).toEqual([]);
    expect(new Set(fields.map(({ name }) => fieldOf(name).value))).toEqual(
      new Set(form === 'service' ? ['', 'web'] : ['']),
    );
    expect(pending).toHaveLength(2);
  });

  it('keeps a draft over a reload, and what was typed before the scripts came wins', () => {
    const { unmount } = show(form);
    fillIn({ message: '\u2003Of two\nlines' });
    unmount();
    hydrateInPage(<FormCard form={form} />, { language: 'fr' }, (served) => {
      served.querySelector<HTMLInputElement>('[name=email]')!.value = 'early@example.ch';
    });
    const all = { ...typed, email: 'early@example.ch', message: '\u2003Of two\nlines' };
    for (const [name, text] of Object.entries(all))
      if (fieldOf(name)) expect([name, fieldOf(name).value]).toEqual([name, text]);
    expect(Object.values(sessionStorage).join()).toContain('early@example.ch');
  });
});

it('ends an error as soon as the field is right, and gives none while the visitor types', async () => {
  show('contact');
  await press();
  type('email', 'zoe@');
  expect(wrongFields()).toEqual(['name', 'email', 'phone']);
  type('email', 'zoe@example.ch');
  expect(wrongFields()).toEqual(['name', 'phone']);
  type('email', 'zoe@');
  expect(wrongFields()).toEqual(['name', 'phone']);
  await press();
  expect(wrongFields()).toEqual(['name', 'email', 'phone']);
});

it('asks people for nothing but its fields, and sends what a bot fills in elsewhere', async () => {
  show('home');
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(
    fieldsOf('home').map(({ name }) => name),
  );
  expect(fieldOf('honeypot')).toHaveAttribute('tabindex', '-1');
  fieldOf('honeypot').value = 'buy now';
  fillIn();
  await press();
  expect(sent('honeypot')).toBe('buy now');
});

it('asks for the first name as `name`, then for the last name as `surname`', () => {
  show('home');
  expect(fieldOf('name')).toHaveAccessibleName('First name');
  expect(fieldOf('name')).toHaveAttribute('autocomplete', 'given-name');
  expect(fieldOf('surname')).toHaveAccessibleName('Last name');
  expect(fieldOf('surname')).toHaveAttribute('autocomplete', 'family-name');
});

it('says nothing of a failure unless `showSendFailure` is on', async () => {
  show('home', {}, { page: { company: { ...contactPage.company, showSendFailure: false } } });
  await send(false);
  expect(notice()).toBeEmptyDOMElement();
});

it('takes no text that would be lost while it is being sent', async () => {
  show('home');
  fillIn();
  await press();
  expect(fieldOf('message')).toHaveAttribute('readonly');
  await answer(false);
  expect(fieldOf('message')).not.toHaveAttribute('readonly');
});

it('for a service that is not available sells nothing, that one or another', () => {
  show('notify');
  expect(document.querySelector('[type=submit]')).not.toHaveClass('btn-action');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(fieldOf('phone')).not.toBeRequired();
  expect(sessionStorage).toHaveLength(0);
});

describe('the choice of services', () => {
  const services = recordsOf('services');
  const choice = () => screen.getByRole<HTMLSelectElement>('combobox');

  it('has that of the page chosen, all that are available, and another', () => {
    show('service');
    expect(choice()).toHaveValue('web');
    const available = services.filter(({ details }) => details.length > 0).map(({ slug }) => slug);
    expect([...choice().options].map(({ value }) => value).sort()).toEqual(
      [...available, word('otherService')].sort(),
    );
  });

  it('is kept in another language, in the draft of its page alone', () => {
    const { unmount } = show('service');
    fireEvent.input(choice(), { target: { value: word('otherService') } });
    unmount();
    const second = show('service', {}, { language: 'fr' });
    expect(choice()).toHaveValue(textOf('fr', 'common:form.otherService'));
    second.unmount();
    show('service', { service: { slug: 'integration', translation: { title: 'integration' } } });
    expect(choice()).toHaveValue('integration');
  });
});

describe('what a tool hands over', () => {
  it('opens the form, asks for the page’s own service, and goes to the first empty field', () => {
    const { rerender } = show('service', { isFolded: true });
    const handOver = (text: string) => {
      rerender(<FormCard form="service" isFolded toolText={{ text }} />);
      act(() => jest.advanceTimersToNextFrame());
    };
    type('name', 'Zoë');
    type('message', 'Call me.');
    fireEvent.input(fieldOf('service'), { target: { value: word('otherService') } });
    handOver('Roof: 60 m²');
    expect(theForm().closest('.quote-form')).toHaveClass('quote-form--open');
    expect(fieldOf('surname')).toHaveFocus();
    expect(fieldOf('service')).toHaveValue('web');
    handOver('Roof: 80 m²');
    expect(fieldOf('message')).toHaveValue('Call me.\n\nRoof: 80 m²');
  });

  it('replaces what it wrote before a reload, and does not come to the page of another service', () => {
    show('service', { toolText: { text: 'Roof: 60 m²' } }).unmount();
    show('service', { toolText: { text: 'Roof: 80 m²' } }).unmount();
    const { unmount } = show('service');
    expect(fieldOf('message')).toHaveValue('Roof: 80 m²');
    unmount();
    show('service', { service: { slug: 'integration', translation: { title: 'integration' } } });
    expect(fieldOf('message')).toHaveValue('');
  });

  it('brings the form back in the place of a receipt, and is gone once it was sent', async () => {
    const { rerender } = show('service');
    await send();
    rerender(<FormCard form="service" toolText={{ text: 'Roof: 60 m²' }} />);
    expect(fieldOf('message')).toHaveValue('Roof: 60 m²');
    await send();
    fireEvent.click(screen.getByRole('button', { name: word('receipt.again') }));
    expect(fieldOf('message')).toHaveValue('');
  });
});

describe('once it was sent', () => {
  const again = () => screen.getByRole('button', { name: word('receipt.again') });
  const sentAt = word('receipt.at').replace('{{time}}', '0:04');

  it('a receipt with the focus says what was sent and how it goes on', async () => {
    show('service', { isFolded: true });
    document.querySelector<HTMLElement>('[type=submit]')!.focus();
    fillIn({ message: `A <b>socket</b>\nis warm. ${'é'.repeat(200)}` });
    await press();
    await answer(true);
    const heading = screen.getByRole('heading', { name: sentAt });
    expect(heading).toHaveFocus();
    const receipt = heading.closest<HTMLElement>('.receipt')!;
    expect(sent('reference')).toMatch(/^\d{8}$/);
    expect(receipt).toHaveTextContent(
      `${word('receipt.reference').replace('{{reference}}', sent('reference') as string)}web${word('receipt.quoted').replace('{{text}}', `A <b>socket</b> is warm. ${'é'.repeat(115)}…`)}`,
    );
    expect(within(receipt).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    expect(within(receipt).getByRole('link')).toHaveAttribute('href', 'tel:+41220000000');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Quote' })).not.toBeInTheDocument();
  });

  it('a notice over the page says so for five seconds, and the receipt stays as it is', async () => {
    const { container } = show('service');
    await send();
    const before = container.innerHTML;
    wait(4_999);
    expect(notice()).toHaveTextContent(`${word('success.title')} ${word('success.text')}`);
    expect(container).not.toContainElement(notice());
    wait(1);
    expect(notice()).toBeEmptyDOMElement();
    expect(container.innerHTML).toBe(before);
  });

  it('the newsletter takes another address before the notice has gone', async () => {
    show('newsletter');
    await send();
    type('email', 'ana@example.ch');
    await press();
    expect(sent('email')).toBe('ana@example.ch');
  });

  it('the notice can be closed', async () => {
    show('newsletter');
    await send();
    fireEvent.click(screen.getByRole('button', { name: word('close') }));
    expect(notice()).toBeEmptyDOMElement();
  });

  it('“another request” brings the form back, with the focus in it', async () => {
    show('service');
    await send();
    fireEvent.click(again());
    expect(fieldOf('name')).toHaveFocus();
    expect(screen.queryByRole('heading', { name: sentAt })).not.toBeInTheDocument();
  });
});

describe('a folded form', () => {
  const card = () => theForm().closest('.quote-form');
  const isOpen = () => card()!.classList.contains('quote-form--open');

  it('opens at its button, and the focus goes to its first field', () => {
    show('service', { isFolded: true });
    expect(isOpen()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Quote' }));
    expect(isOpen()).toBe(true);
    expect(fieldOf('name')).toHaveFocus();
  });

  it('opens for a link to it, and stays open', () => {
    const { rerender } = show('service', { isFolded: true });
    for (const isLinked of [true, false]) {
      rerender(<FormCard form="service" isFolded isLinked={isLinked} />);
      expect(isOpen()).toBe(true);
    }
  });

  it('is open with a draft in it, and as soon as something was typed: a turned tablet would fold it', () => {
    const { unmount } = show('service', { isFolded: true });
    fillIn();
    expect(isOpen()).toBe(true);
    unmount();
    show('service', { isFolded: true });
    expect(isOpen()).toBe(true);
  });
});
