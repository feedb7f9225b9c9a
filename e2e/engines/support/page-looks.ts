/** What journeys ask a page. Each runs in the page, so it uses nothing from outside. */

/**
 * The centre of the first visible element, px from the window's corner; nothing while it cannot be pressed. It is scrolled
 * into the window if needed.
 */
export function placeOf(selector: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll(selector)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const centre = () => {
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const place = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    return element?.contains(document.elementFromPoint(place.x, place.y)) ? place : null;
  };
  const place = centre();
  if (place) return place;
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return centre();
}

/** How many elements can be seen. Something transparent cannot. */
export function visibleCount(selector: string): number {
  return [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  ).length;
}

/** The texts of all elements, with plain and single spaces. */
export function textsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' ').trim(),
  );
}

export const isFocused = (selector: string): boolean =>
  document.activeElement?.matches(selector) ?? false;

export const address = (): string => location.pathname + location.search + location.hash;

export const scrolledTo = (): number => Math.round(scrollY);

/** Scrolls, and waits until whoever listens has seen it. */
export function scroll(top: number): Promise<void> {
  window.scrollTo({ top, behavior: 'instant' });
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** How many windows the page is high. */
export const windowCount = (): number =>
  Math.ceil(document.documentElement.scrollHeight / innerHeight);

/** Waits until fonts, pictures and what moves for a time are as they will stay. */
export async function rest(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const waits = (section: Element) => section.getBoundingClientRect().top < innerHeight - 150;
  for (let frames = 0; frames < 60; frames += 1) {
    await frame();
    if (![...document.querySelectorAll('[data-reveal=waiting]')].some(waits)) break;
  }
  await document.fonts.ready;
  const isNear = (image: Element) => {
    const { top, bottom } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && image.checkVisibility({ visibilityProperty: true });
  };
  const pictures = [...document.images].filter(isNear).map((image) => image.decode());
  const changes = document.getAnimations().filter(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return effect?.getComputedTiming().endTime !== Infinity && target?.checkVisibility();
  });
  const ends = [...pictures, ...changes.map(({ finished }) => finished)];
  // What is beside the window, in the carousel, may never come.
  await Promise.race([Promise.allSettled(ends), new Promise((done) => setTimeout(done, 2000))]);
}
