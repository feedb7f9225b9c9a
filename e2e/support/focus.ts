import { expect, type Locator, type Page } from '@playwright/test';
import { atRest } from './test';

/** Focusable elements, in document order. Controls in a closed dialog are excluded, as it may still be closing. */
const controls =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, summary):not(dialog:not([open]) *)';

/** Visible properties of the focused control. */
export interface Focus {
  /** Index among the page's controls; -1 if none has the focus. */
  index: number;
  name: string;
  /** Position in the document, px. */
  box: { left: number; top: number; right: number; bottom: number };
  /** The element that covers it, if any. */
  covered: string | null;
  /** Width of its outline, px, and contrast with its background; null if it has none. */
  ring: { width: number; contrast: number } | null;
  /** Whether an ancestor clips its outline. */
  cut: boolean;
}

/** Inspects the focused control. */
export function lookAtFocus(page: Page): Promise<Focus> {
  return page.evaluate((selector) => {
    const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const rgba = (colour: string) => {
      pixel.clearRect(0, 0, 1, 1);
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
      return [...pixel.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
    };
    const luminance = (colour: string) => {
      const [red, green, blue] = rgba(colour)
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
    };
    const chain = (element: Element | null): Element[] =>
      element ? [element, ...chain(element.parentElement)] : [];
    const ground = (element: Element | null) =>
      chain(element)
        .map((each) => getComputedStyle(each).backgroundColor)
        .find((colour) => rgba(colour)[3] > 250) ?? 'white';

    const control = document.activeElement ?? document.body;
    const isByLabel = control.matches('input[type=radio], .btn-check');
    const shown = (isByLabel && (control as HTMLInputElement).labels?.[0]) || control;
    const boxes = [...shown.getClientRects()].filter(({ width }) => width > 0);
    const whole = shown.getBoundingClientRect();

    const inTheWay = boxes
      .flatMap(({ left, top, bottom, width, height }) =>
        [top + 2, top + height / 2, bottom - 2].map((y) =>
          document.elementFromPoint(left + width / 2, y),
        ),
      )
      .find((hit) => !hit || !shown.contains(hit));

    const ringed = chain(shown).find((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    });
    const ring = () => {
      if (!ringed) return null;
      const { outlineColor, outlineWidth, outlineOffset } = getComputedStyle(ringed);
      const [lighter, darker] = [
        luminance(outlineColor),
        luminance(ground(parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement)),
      ].sort((a, b) => b - a) as [number, number];
      return { width: parseFloat(outlineWidth), contrast: (lighter + 0.05) / (darker + 0.05) };
    };
    const isCut = () => {
      if (!ringed) return false;
      const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
      const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const { left, top, right, bottom } = ringed.getBoundingClientRect();
      return chain(ringed.parentElement)
        .filter((element) => getComputedStyle(element).overflowY !== 'visible')
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const margin = parseFloat(getComputedStyle(element).overflowClipMargin) || 0;
          return new DOMRect(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
        })
        .concat(new DOMRect(0, top - innerHeight, innerWidth, 3 * innerHeight))
        .some(
          (edge) =>
            left - reach < edge.left - 1 ||
            top - reach < edge.top - 1 ||
            right + reach > edge.right + 1 ||
            bottom + reach > edge.bottom + 1,
        );
    };
    const label = control.getAttribute('aria-label') ?? control.textContent?.trim();
    return {
      index: [...document.querySelectorAll(selector)].indexOf(control),
      name: `${control.localName} “${label || control.getAttribute('name') || ''}”`,
      box: {
        left: whole.left + scrollX,
        top: whole.top + scrollY,
        right: whole.right + scrollX,
        bottom: whole.bottom + scrollY,
      },
      covered:
        inTheWay === undefined
          ? null
          : inTheWay === null
            ? 'the edge of the window'
            : `${inTheWay.localName}.${inTheWay.className}`,
      ring: ring(),
      cut: isCut(),
    };
  }, controls);
}

/** Violations by a focused control: WCAG 2.4.7, 2.4.11 and 1.4.11. */
export function faultsOfFocus({ name, covered, ring, cut }: Focus): string[] {
  return [
    ...(covered ? [`${name} is covered by ${covered}`] : []),
    ...(ring && ring.width >= 2 ? [] : [`${name} has no outline`]),
    ...(ring && ring.contrast < 3 ? [`the outline of ${name} has contrast ${ring.contrast}`] : []),
    ...(cut ? [`the outline of ${name} is cut off`] : []),
  ];
}

type Key = 'Tab' | 'Shift+Tab';

/** Indexes of the controls that Tab should reach; of radio buttons the checked or the first one. */
export function reachable(page: Page, within = 'body'): Promise<number[]> {
  return page.evaluate(
    ([selector, area]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control, index) => {
        const group = [...document.getElementsByName(control.getAttribute('name') ?? '')];
        const stop = group.find((radio) => radio.matches(':checked')) ?? group[0];
        const passed = control.matches('[type=radio]') && control !== stop;
        const shown = control.checkVisibility() && control.closest(area) && control.tabIndex >= 0;
        return shown && !passed ? [index] : [];
      }),
    [controls, within] as const,
  );
}

/** Presses a key several times, and inspects the focus each time. */
export async function walk(page: Page, key: Key, steps: number): Promise<Focus[]> {
  const seen: Focus[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    await atRest(page);
    seen.push(await lookAtFocus(page));
  }
  return seen;
}

/**
 * Presses a key until an element has the focus.
 *
 * @throws if that takes more steps than a page has controls
 */
export async function walkTo(target: Locator, key: Key = 'Tab'): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${key} does not come to ${String(target)}`);
}

export const indexes = (seen: readonly Focus[]) => seen.map(({ index }) => index);

/** In an open dialog Tab cycles through all of its controls with a visible focus, and never reaches the page below. */
export async function expectToKeepFocus(page: Page, dialog: string): Promise<void> {
  const inside = await reachable(page, dialog);
  // In each cycle the browser itself has the focus once, and no control has.
  const seen = (await walk(page, 'Tab', inside.length + 2)).filter(({ index }) => index !== -1);
  expect(seen.filter(({ index }) => !inside.includes(index))).toEqual([]);
  expect(new Set(indexes(seen))).toEqual(new Set(inside));
  expect(seen.flatMap(faultsOfFocus)).toEqual([]);
}
