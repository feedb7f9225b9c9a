import { expect, type Page } from '@playwright/test';
import { changeMode, colourFaultsOf, errorsOf } from './axe';

/**
 * Texts of the page that a visitor cannot read properly, each with the reason: it leaves the window, a box clips it, or
 * it overlaps another text. Runs in the page, so it uses nothing from outside.
 */
export function unreadableTexts(): string[] {
  /** Part of the height by which glyph boxes, which are taller than lines, may overflow or overlap. */
  const tolerance = 0.4;

  interface Surroundings {
    isForScreenReaders: boolean;
    /** The fixed or sticky ancestor, behind which the page scrolls. */
    layer?: Element;
    canBeScrolledTo: boolean;
    /** Boxes that clip their overflow, up to the nearest that scrolls. */
    cutters: { edge: DOMRect; x: boolean; y: boolean }[];
  }
  const known = new Map<Element, Surroundings>();
  const lookAround = (element: Element): Surroundings => {
    const around = surroundings(element.parentElement);
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const [x, y] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)];
    const scrolls = /auto|scroll/.test(overflowX);
    const own = x || y ? [{ edge: element.getBoundingClientRect(), x, y }] : [];
    return {
      isForScreenReaders:
        around.isForScreenReaders || (element.clientWidth === 1 && element.clientHeight === 1),
      layer: /fixed|sticky/.test(position) ? element : around.layer,
      canBeScrolledTo: scrolls || around.canBeScrolledTo,
      cutters: scrolls ? [] : [...own, ...around.cutters],
    };
  };
  function surroundings(element: Element | null): Surroundings {
    if (!element || element === document.body)
      return { isForScreenReaders: false, canBeScrolledTo: false, cutters: [] };
    const found = known.get(element) ?? lookAround(element);
    known.set(element, found);
    return found;
  }

  const texts: (Surroundings & { words: string; boxes: DOMRect[] })[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent?.trim();
    const element = walker.currentNode.parentElement;
    if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()];
    const around = surroundings(element);
    if (boxes.length > 0 && !around.isForScreenReaders) texts.push({ ...around, words, boxes });
  }

  const beyond = texts.filter(
    ({ canBeScrolledTo, boxes }) =>
      !canBeScrolledTo && boxes.some(({ left, right }) => right > innerWidth + 1 || left < -1),
  );

  const cut = texts.filter(({ cutters, boxes }) =>
    cutters.some(({ edge, x, y }) =>
      boxes.some(
        ({ left, right, top, bottom, height }) =>
          (x && (left < edge.left - 1 || right > edge.right + 1)) ||
          (y && (top < edge.top - height * tolerance || bottom > edge.bottom + height * tolerance)),
      ),
    ),
  );

  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >
      tolerance * Math.min(a.height, b.height);
  const fromTheTop = texts
    .flatMap((text) => text.boxes.map((box) => ({ text, box })))
    .sort((a, b) => a.box.top - b.box.top);
  const over = fromTheTop.flatMap(({ text, box }, index) => {
    const found: string[] = [];
    for (const other of fromTheTop.slice(index + 1)) {
      if (other.box.top >= box.bottom) break;
      if (other.text !== text && other.text.layer === text.layer && overlap(box, other.box))
        found.push(`“${text.words}” and “${other.text.words}” lie over each other`);
    }
    return found;
  });

  return [
    ...beyond.map(({ words }) => `“${words}” leaves the window`),
    ...cut.map(({ words }) => `“${words}” is cut off`),
    ...new Set(over),
  ];
}

/** Expectations for every page, in any state. */

/**
 * Axe finds no violation. In dark mode only the colours differ, so only they are checked again.
 *
 * @param within the part of the page to check; selector
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await changeMode(page, 'light');
  expect(await errorsOf(page, { within }), page.url()).toEqual([]);
  await changeMode(page, 'dark');
  expect(await colourFaultsOf(page, within), page.url()).toEqual([]);
}

/** The narrowest viewport, px (WCAG 1.4.10). */
export const narrowest = { width: 320, height: 640 };

/** In the narrowest viewport nothing scrolls sideways, and every text can be read. */
export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBe(narrowest.width);
  expect(await page.evaluate(unreadableTexts), page.url()).toEqual([]);
}

/** Words broken across two lines, except in text for screen readers only. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const isOnScreen = (element: Element | null): boolean =>
      !element || (element.clientWidth !== 1 && isOnScreen(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const { parentElement: parent, textContent: text } = node;
      if (!text || !parent?.checkVisibility() || !isOnScreen(parent)) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) cut.push(word);
      }
    }
    return cut;
  });
}
