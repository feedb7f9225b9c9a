import { queueEarlyEvents } from '../../src/gatsby-internals/queue-early-events';

/** The events that reach the page's own listeners. */
let heard: string[];
let release: () => void;
const sendBeacon = jest.fn((_url: string, _body: FormData) => true);

const record = (event: Event) => {
  const { submitter } = event as SubmitEvent;
  heard.push(`${event.type} ${(submitter ?? (event.target as Element).closest('[id]'))?.id ?? ''}`);
  event.preventDefault();
};

beforeEach(() => {
  document.body.innerHTML = `<main>
    <button type="button" id="menu"><span>Menu</span></button>
    <a id="link" href="#a">Link</a>
    <details id="more"><summary>More</summary></details>
    <form action="https://forms.example/submit">
      <input name="email" required value="zoe@example.ch" />
      <button type="submit" id="send">Send</button>
    </form></main>
    <p data-wait="One moment"></p><p role="status" id="early-status"></p>`;
  heard = [];
  for (const type of ['click', 'submit'])
    document.querySelector('main')!.addEventListener(type, record);
  jest.useFakeTimers();
  Object.assign(navigator, { sendBeacon: sendBeacon.mockClear() });
  release = queueEarlyEvents();
});

afterEach(() => {
  release();
  jest.useRealTimers();
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
const submit = () => document.querySelector('form')!.requestSubmit(document.getElementById('send'));
const status = () => document.getElementById('early-status')!.textContent;
const busy = () => [...document.querySelectorAll('[aria-busy=true]')].map(({ id }) => id);
const leave = () => dispatchEvent(new Event('pagehide'));

it('queues buttons and forms, and replays each once when it is released', () => {
  press('#menu span');
  submit();
  submit();
  expect(heard).toEqual([]);
  release();
  release();
  expect(heard).toEqual(['click menu', 'submit send']);
  press('#menu');
  expect(heard).toEqual(['click menu', 'submit send', 'click menu']);
  leave();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('shows at once which buttons it took, and says so, until it is released', () => {
  expect([busy(), status()]).toEqual([[], '']);
  press('#menu span');
  expect([busy(), status()]).toEqual([['menu'], 'One moment']);
  submit();
  expect([busy(), status()]).toEqual([['menu', 'send'], 'One moment']);
  release();
  expect([busy(), status()]).toEqual([[], '']);
  press('#menu');
  expect([busy(), status()]).toEqual([[], '']);
});

it('shows nothing for what it does not queue', () => {
  press('#link');
  press('summary');
  expect([busy(), status()]).toEqual([[], '']);
});

it('does not queue links and details', () => {
  press('#link');
  press('summary');
  expect(heard).toEqual(['click link', 'click more']);
});

it('lets the browser post a form that has waited for ten seconds', () => {
  submit();
  jest.advanceTimersByTime(9_999);
  expect(heard).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(heard).toEqual(['submit send']);
});

it('sends a queued form once when the visitor leaves', () => {
  leave();
  expect(sendBeacon).not.toHaveBeenCalled();
  submit();
  leave();
  leave();
  release();
  expect(sendBeacon.mock.calls.map(([url, body]) => [url, ...body.values()])).toEqual([
    ['https://forms.example/submit', 'zoe@example.ch'],
  ]);
  expect(heard).toEqual([]);
});

it('keeps a form in the queue that is no longer valid, or that the browser does not take', () => {
  submit();
  sendBeacon.mockReturnValueOnce(false);
  leave();
  document.querySelector('input')!.value = '';
  leave();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  document.querySelector('input')!.value = 'zoe@example.ch';
  release();
  expect(heard).toEqual(['submit send']);
});
