import { act, fireEvent, screen, within } from '@testing-library/react';
import { recordsOf } from '../../e2e/support/records';
import { emptyDraft, keepDraft } from '../../src/forms/drafts';
import { QuoteForm } from '../../src/components/Form/QuoteForm';
import { holdRequests, letRequestsGo } from '../support/fetch';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

const word = (key: string) => textOf('en', `common:form.${key}`);

const services = recordsOf('services');
const [first] = services;
const own = { slug: first!.slug, translation: { title: 'Own' } };

type Props = Parameters<typeof QuoteForm>[0];
type Options = Parameters<typeof renderInPage>[1];

const show = (props: Partial<Props> = {}, options: Options = {}) =>
  renderInPage(
    <QuoteForm
      {...({ form: 'service', service: own, title: 'Quote', text: '', ...props } as Props)}
    />,
    {
      language: 'en',
      ...options,
    },
  );

const opener = () => screen.getByRole('button', { name: 'Quote' });
const focusedField = () => document.activeElement?.getAttribute('name');

afterEach(() => sessionStorage.clear());

it('ticks the service of the page, and disables what is not available', () => {
  show({}, { page: { category: first!.category } });
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
  expect(boxes).toHaveLength(services.length);
  expect(boxes.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['Own']);
  const unavailable = services.filter(({ details }) => details.length === 0);
  expect(boxes.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(
    unavailable.map(({ slug }) => slug),
  );
});

it('for a service that is not available sells nothing, that one or another, and its own words are no draft', () => {
  const notify = { message: 'Tell me when.', submit: 'Let me know', privacy: 'Only for that:' };
  show({ form: 'notify', service: own, notify });
  expect(screen.getByRole('textbox', { name: word('help') })).toHaveValue('Tell me when.');
  expect(screen.getByRole('button', { name: 'Let me know' })).not.toHaveClass('btn-warning');
  const form = screen.getByRole<HTMLFormElement>('form');
  const posted = new FormData(form);
  expect(posted.get('subject')).toBe(word('subjects.notify'));
  expect(posted.getAll('service')).toEqual(['Own']);
  expect(screen.queryByRole('checkbox', { hidden: true })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Phone/ })).not.toBeRequired();
  expect(sessionStorage).toHaveLength(0);
});

describe('once it was sent', () => {
  let pending: ReturnType<typeof holdRequests>;

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 26, 0, 4) });
    pending = holdRequests();
  });
  afterEach(() => {
    letRequestsGo();
    jest.useRealTimers();
  });

  async function send() {
    const result = show({ service: own, isFolded: true });
    const texts = {
      name: 'Zoë',
      surname: 'Rey',
      email: 'zoe@example.ch',
      phone: '022 000 00 00',
      message: `A socket\nis warm. ${'é'.repeat(200)}`,
    };
    for (const [name, value] of Object.entries(texts))
      fireEvent.input(document.querySelector(`[name=${name}]`)!, { target: { value } });
    const button = document.querySelector<HTMLElement>('[type=submit]')!;
    button.focus();
    await act(() => {
      fireEvent.click(button);
      return Promise.resolve();
    });
    await act(() => Promise.resolve(pending.at(-1)?.answer(true)));
    return result;
  }

  const sentAt = word('receipt.at').replace('{{time}}', '0:04');

  it('a receipt with the focus says what was sent and how it goes on', async () => {
    await send();
    expect(screen.getByRole('heading', { name: sentAt })).toHaveFocus();
    const receipt = document.querySelector<HTMLElement>('.receipt')!;
    expect(receipt).toHaveTextContent(
      word('receipt.quoted').replace('{{text}}', `A socket is warm. ${'é'.repeat(122)}…`),
    );
    const inReceipt = within(receipt);
    expect(inReceipt.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    expect(inReceipt.getByRole('link')).toHaveAttribute('href', 'tel:+41220000000');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Quote' })).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('its head says so for five seconds and hides, and the receipt stays', async () => {
    await send();
    const notice = document.querySelector('.receipt__notice');
    expect(notice).toHaveTextContent(`${word('success.title')} ${word('success.text')}`);
    act(() => jest.advanceTimersByTime(4_999));
    expect(notice).not.toHaveClass('receipt__notice--ended');
    act(() => jest.advanceTimersByTime(1));
    expect(notice).toHaveClass('receipt__notice--ended');
    expect(screen.getByRole('heading', { name: sentAt })).toBeInTheDocument();
  });

  it('the receipt stays in another language, without the focus; another page has its form', async () => {
    const { rerender, moveTo } = await send();
    rerender(<p>Loading</p>);
    moveTo({ language: 'fr' });
    expect(screen.getByRole('heading')).toHaveTextContent('0 h 04');
    expect(screen.getByRole('heading')).not.toHaveFocus();
    moveTo({ language: 'fr', page: { route: '/service-Web' } });
    expect(screen.getByRole('form')).toBeInTheDocument();
  });

  it('“another request” brings the cleared form back, with the focus in it', async () => {
    await send();
    fireEvent.click(screen.getByRole('button', { name: word('receipt.again') }));
    expect(focusedField()).toBe('name');
    expect(document.activeElement).toHaveValue('');
    expect(screen.queryByRole('heading', { name: sentAt })).not.toBeInTheDocument();
  });
});

describe('a folded form', () => {
  it('opens at its button, and the focus goes to its first field', () => {
    show({ isFolded: true });
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(focusedField()).toBe('name');
  });

  it('opens for a link to it, and stays open', () => {
    const { rerender } = show({ isFolded: true });
    for (const isLinked of [true, false]) {
      rerender(
        <QuoteForm
          form="service"
          service={own}
          title="Quote"
          text=""
          isFolded
          isLinked={isLinked}
        />,
      );
      expect(opener()).toHaveAttribute('aria-expanded', 'true');
    }
  });

  it('is open with a draft in it', () => {
    keepDraft('service', { ...emptyDraft, texts: { name: 'Anne' } });
    show({ isFolded: true });
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
  });
});
