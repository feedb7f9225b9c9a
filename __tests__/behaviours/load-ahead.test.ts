import { loadAhead, loadWhenReachedFor } from '../../src/behaviours/load-ahead';
import { Intersections } from '../support/browser';

const loadPage = jest.fn().mockResolvedValue({});
const hovering = jest.fn();
const enqueue = jest.fn();
let idle: (() => void)[];

const link = (href: string) => document.querySelector<HTMLAnchorElement>(`[href="${href}"]`)!;

beforeAll(() => {
  Intersections.stub();
  loadWhenReachedFor();
});

beforeEach(() => {
  jest.clearAllMocks();
  window.___loader = { loadPage, hovering, enqueue };
  idle = [];
  window.requestIdleCallback = (task) => idle.push(task as () => void);
  document.body.innerHTML = `
    <a href="/contact"><b>Contact</b></a> <a href="/it/contact" hreflang="it">Italiano</a>
    <a href="https://example.com/">Elsewhere</a> <a href="#main">Here</a>`;
  loadAhead();
});

it('looks after the links to pages in this language', () => {
  expect([...Intersections.last!.observed]).toEqual([link('/contact')]);
});

it('makes ready what has arrived, once the browser is idle', async () => {
  enqueue.mockResolvedValue(true);
  Intersections.last!.report(link('/contact'), true);
  await Promise.resolve();
  expect(enqueue).toHaveBeenCalledWith('/contact');
  expect(loadPage).not.toHaveBeenCalled();
  idle.forEach((task) => task());
  expect(loadPage).toHaveBeenCalledWith('/contact');
  expect(Intersections.last!.observed.size).toBe(0);
});

it('loads nothing for a visitor who saves data, and nothing that is out of view', async () => {
  enqueue.mockResolvedValue(false);
  Intersections.last!.report(link('/contact'), false);
  expect(enqueue).not.toHaveBeenCalled();
  Intersections.last!.report(link('/contact'), true);
  await Promise.resolve();
  expect(idle).toEqual([]);
});

it('forgets the links of the page before', () => {
  const before = link('/contact');
  document.body.innerHTML = '<a href="/lentreprise">Company</a>';
  loadAhead();
  expect(Intersections.last!.observed.has(before)).toBe(false);
  expect([...Intersections.last!.observed]).toEqual([link('/lentreprise')]);
});

it.each(['pointerdown', 'mouseover', 'focusin'])('loads on %s, at once', (sign) => {
  link('/contact')
    .querySelector('b')!
    .dispatchEvent(new Event(sign, { bubbles: true }));
  expect(hovering).toHaveBeenCalledWith('/contact');
});

it('leaves other links alone', () => {
  for (const href of ['/it/contact', 'https://example.com/', '#main'])
    link(href).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(hovering).not.toHaveBeenCalled();
});
