import { expect, test } from './support/journey';

test('a tab shows its panel, by mouse and by key', async ({ visit }) => {
  const visitor = await visit();
  await visitor.open('/');
  await visitor.press('[role=tab]:nth-of-type(3)');
  await visitor.seesCount('[role=tabpanel] a[href="/service-Developpement"]', 1);
  await visitor.key('ArrowLeft');
  await visitor.hasFocusOn('[role=tab]:nth-of-type(2)');
  await visitor.seesCount('[role=tabpanel]', 1);
  await visitor.seesCount('[role=tabpanel] a', 4);
  await visitor.seesCount('[role=tabpanel] a[href="/service-Maintenance"]', 1);
});

test('one entry of the accordion is open at a time', async ({ visit }) => {
  const visitor = await visit();
  const call = '.contact-block details a[href^="tel:"]';
  const write = '.contact-block details a[href^="mailto:"]';
  await visitor.open('/service-Courant_Fort');
  await visitor.seesCount(call, 1);
  await visitor.press('.contact-block details:last-of-type summary');
  await visitor.seesCount(write, 1);
  await visitor.seesCount(call, 0);
  await visitor.press('.contact-block details:first-of-type summary');
  await visitor.seesCount(call, 1);
  await visitor.seesCount(write, 0);
});

test('the carousel turns by itself, and by its buttons once it is paused', async ({ visit }) => {
  const visitor = await visit();
  /** Number of the slide that is in view, from 0. */
  const slide = () =>
    visitor.look(() => {
      const row = document.querySelector('.project-carousel__row');
      const places = [...(row?.children ?? [])].map((each) => (each as HTMLElement).offsetLeft);
      const left = (row?.scrollLeft ?? 0) + (places[0] ?? 0);
      return places.findIndex((place) => Math.abs(place - left) < 2);
    });
  const shows = (number: number) => expect.poll(slide).toBe(number);
  const position = () =>
    visitor.look(
      () => document.querySelector('.carousel-controls__position')?.firstChild?.textContent,
    );
  await visitor.open('/referance');
  await shows(0);
  await shows(1);
  await visitor.press('.carousel-controls button:nth-of-type(2)');
  await visitor.press('.carousel-controls button:nth-of-type(3)');
  await shows(2);
  await expect.poll(position).toContain('3');
  await visitor.press('.carousel-controls button:nth-of-type(1)');
  await shows(1);
});

test('the colour mode follows the system until it is chosen, and is kept over a reload', async ({
  visit,
}) => {
  const dark = await visit({ dark: true });
  await dark.open('/contact');
  await dark.seesCount('body.dark[data-bs-theme=dark]', 1);

  const visitor = await visit();
  await visitor.open('/contact');
  await visitor.seesCount('body[data-bs-theme=light]:not(.dark)', 1);
  await visitor.press('.header__tools .colour-mode');
  await visitor.seesCount('body.dark[data-bs-theme=dark]', 1);
  await visitor.open('/contact');
  await visitor.seesCount('body.dark[data-bs-theme=dark]', 1);
});
