import { act, fireEvent, screen, within } from '@testing-library/react';
import services from '../../data/services.json';
import { submissions } from '../../src/forms/submissions';
import { QuoteForm } from '../../src/sections/QuoteForm';
import { Intersections } from '../support/browser';
import { holdRequests, letRequestsGo } from '../support/fetch';
import { renderInPage } from '../support/render';

afterEach(() => {
  sessionStorage.clear();
  submissions.dropReceipt('service');
});

const [first] = services;
const own = { slug: first!.slug, title: 'Own' };

it('ticks the service of the page, and disables what is not available', () => {
  Intersections.stub();
  renderInPage(<QuoteForm form="service" title="Quote" text="" service={own} />, {
    page: { category: first!.category },
  });
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
  expect(boxes.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['Own']);
  const unavailable = services.filter(({ details }) => details.length === 0);
  expect(boxes.filter(({ disabled }) => disabled)).toEqual(
    unavailable.map(({ slug }) =>
      screen.getByRole('checkbox', { name: new RegExp(`${slug} \\(indisponible\\)`) }),
    ),
  );
  expect(boxes).toHaveLength(services.length);
});

describe('for a service that is not available', () => {
  const notify = { message: 'Tell me when.', submit: 'Let me know', privacy: 'Only for that:' };

  it('sells nothing, and its own words are no draft', () => {
    Intersections.stub();
    renderInPage(
      <QuoteForm form="service" title="Let me know" text="" service={own} notify={notify} />,
    );
    expect(screen.getByRole('textbox', { name: /aider/ })).toHaveValue('Tell me when.');
    expect(screen.getByRole('button', { name: 'Let me know' })).not.toHaveClass('btn-warning');
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('subject')).toBe('À prévenir quand le service sera disponible');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('once it was sent', () => {
  let pending: ReturnType<typeof holdRequests>;

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 26, 21, 4) });
    pending = holdRequests();
    Intersections.stub();
  });
  afterEach(() => {
    letRequestsGo();
    act(() => submissions.dismiss('service'));
    jest.useRealTimers();
  });

  const quote = <QuoteForm form="service" title="Quote" text="" service={own} isFolded />;

  async function send() {
    const result = renderInPage(quote, { language: 'en' });
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
    fireEvent.click(button);
    await act(() => Promise.resolve(pending.at(-1)?.answer(true)));
    return result;
  }

  it('a receipt with the focus says what was sent and how it goes on', async () => {
    await send();
    const receipt = screen.getByRole('status');
    const title = within(receipt).getByRole('heading');
    expect(title).toHaveTextContent('Your Message has been successfully sent.');
    expect(title).toHaveFocus();
    expect(receipt).toHaveTextContent('We will contact you as soon as possible.');
    expect(receipt).toHaveTextContent('Your request, sent at 21:04');
    expect(receipt).toHaveTextContent(`Own‘A socket is warm. ${'é'.repeat(122)}…’`);
    expect(within(receipt).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    expect(within(receipt).getByRole('link', { name: /Call/ })).toHaveAttribute(
      'href',
      'tel:+41220000000',
    );
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Quote' })).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('its head is green for five seconds', async () => {
    await send();
    const head = screen.getByRole('heading').parentElement;
    act(() => jest.advanceTimersByTime(4_999));
    expect(head).toHaveClass('receipt__head--new');
    act(() => jest.advanceTimersByTime(1));
    expect(head).not.toHaveClass('receipt__head--new');
  });

  it('the receipt stays in another language, and takes no focus there', async () => {
    const { unmount } = await send();
    unmount();
    renderInPage(quote);
    expect(screen.getByRole('heading')).toHaveTextContent(/^Votre message a été envoyé/);
    expect(screen.getByRole('heading')).not.toHaveFocus();
  });

  it('another page has its form', async () => {
    const { unmount } = await send();
    unmount();
    renderInPage(quote, { page: { route: '/service-Web' } });
    expect(screen.getByRole('form')).toBeInTheDocument();
  });

  it('“another request” brings the cleared form back, with the focus in it', async () => {
    await send();
    fireEvent.click(screen.getByRole('button', { name: 'Send another request' }));
    expect(document.activeElement).toHaveAttribute('name', 'name');
    expect(document.activeElement).toHaveValue('');
    expect(screen.queryByRole('heading', { name: /successfully/ })).not.toBeInTheDocument();
  });
});

describe('a folded form', () => {
  const show = () => {
    Intersections.stub();
    renderInPage(<QuoteForm form="service" title="Quote" text="" isFolded />);
    return screen.getByRole('button', { name: 'Quote' });
  };

  afterEach(() => {
    window.location.hash = '';
    sessionStorage.clear();
  });

  it('opens at its button, and the focus goes to its first field', () => {
    const button = show();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(document.activeElement).toHaveAttribute('name', 'name');
  });

  it('opens for a link to it', () => {
    const button = show();
    act(() => {
      window.location.hash = '#devis';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('is open with a draft in it', () => {
    sessionStorage.setItem('draft:service', JSON.stringify({ name: 'Anne' }));
    expect(show()).toHaveAttribute('aria-expanded', 'true');
  });
});
