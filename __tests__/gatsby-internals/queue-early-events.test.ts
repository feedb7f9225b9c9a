import { queueEarlyEvents } from '../../src/gatsby-internals/queue-early-events';

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="menu"><span>Menu</span></button>
    <a id="link" href="#a">Link</a>
    <details><summary>More</summary></details>
    <form><button type="submit" id="send" name="by" value="send">Send</button></form>`;
});

const element = (id: string) => document.getElementById(id)!;

/** What reaches the page's own listeners. */
function listen() {
  const heard: string[] = [];
  for (const type of ['click', 'submit'] as const)
    document.body.addEventListener(type, (event) => {
      heard.push(`${type} ${(event.target as Element).closest('[id], form')?.id ?? ''}`.trim());
      event.preventDefault();
    });
  return heard;
}

it('holds buttons and forms back, and does them in their order once it is told', () => {
  const heard = listen();
  const release = queueEarlyEvents();
  element('menu').firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const form = document.querySelector('form')!;
  const submitted: (HTMLElement | null)[] = [];
  form.addEventListener('submit', ({ submitter }) => submitted.push(submitter));
  form.requestSubmit(element('send'));
  expect(heard).toEqual([]);
  release();
  expect(heard).toEqual(['click menu', 'submit']);
  expect(submitted).toEqual([element('send')]);
});

it('does each once, and holds nothing afterwards', () => {
  const heard = listen();
  const release = queueEarlyEvents();
  element('menu').click();
  release();
  release();
  element('menu').click();
  expect(heard).toEqual(['click menu', 'click menu']);
});

it('leaves to the browser what the browser can do', () => {
  const heard = listen();
  const release = queueEarlyEvents();
  element('link').click();
  document.querySelector('summary')!.click();
  expect(heard).toEqual(['click link', 'click']);
  release();
});
