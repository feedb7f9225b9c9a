import { expect } from '@playwright/test';
import type { Window, keys } from '../../../tools/browsers/windows.mjs';
import { isTakenOver } from '../../support/ready';
import * as looks from './page-looks';

/** A visitor of the site, in whichever browser. What is to be seen may take its time. */
export class Visitor {
  constructor(
    private readonly window: Window,
    private readonly origin: string,
    private readonly hasScript: boolean,
  ) {}

  /** Runs a function in the page. */
  look<Found, Given = undefined>(look: (given: Given) => Found, given?: Given): Promise<Found> {
    return this.window.look(look, given as Given);
  }

  /** Waits until the page answers as expected. On its way to another page it cannot be asked. */
  private async sees<Found, Given>(look: (given: Given) => Found, given: Given, expected: Found) {
    const found = () => this.window.look(look, given).catch(String);
    await expect
      .poll(found, { message: `${look.name} ${String(given ?? '')}`, intervals: [50] })
      .toEqual(expected);
  }

  /** Opens an address, and waits until the page takes part. */
  async open(path: string): Promise<void> {
    await this.leaveTo(path);
    if (this.hasScript) await this.sees(isTakenOver, undefined, true);
  }

  /** Opens an address that is no page of the site. */
  leaveTo = (path: string) => this.window.open(this.origin + path);

  /** Presses the middle of the first visible element, once it stands still. */
  async press(selector: string): Promise<void> {
    let place: { x: number; y: number } | null = null;
    const stands = async () => {
      const before = place;
      place = await this.window.look(looks.placeOf, selector).catch(() => null);
      return place !== null && place.x === before?.x && place.y === before.y;
    };
    const message = `${selector} can be pressed`;
    await expect.poll(stands, { message, intervals: [50] }).toBe(true);
    const { x, y } = place ?? { x: 0, y: 0 };
    await this.window.click(x, y);
  }

  /** Presses a field and types. */
  async write(field: string, text: string): Promise<void> {
    await this.press(field);
    await this.sees(looks.isFocused, field, true);
    await this.type(text);
  }

  /** Types into what has the focus. */
  type = (text: string) => this.window.type(text);

  key = (name: keyof typeof keys) => this.window.press(name);

  back = () => this.window.back();

  forward = () => this.window.forward();

  scrollTo = (top: number) => this.look(looks.scroll, top);

  isAt = (path: string) => this.sees(looks.address, undefined, path);

  isScrolledTo = (top: number) => this.sees(looks.scrolledTo, undefined, top);

  seesCount = (selector: string, count: number) => this.sees(looks.visibleCount, selector, count);

  /** Compares words; every space counts as a plain one. */
  reads = (selector: string, ...texts: string[]) => {
    const plain = texts.map((text) => text.replaceAll(/\s+/g, ' '));
    return this.sees(looks.textsOf, selector, plain);
  };

  hasFocusOn = (selector: string) => this.sees(looks.isFocused, selector, true);

  picture = () => this.window.picture();
}
