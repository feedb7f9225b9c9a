/** Types of packages that only the journeys in three engines install, as far as they use them. */

declare module 'puppeteer-core' {
  export interface LaunchOptions {
    browser: 'chrome' | 'firefox';
    executablePath: string | undefined;
    args?: string[];
    env?: Record<string, string | undefined>;
    extraPrefsFirefox?: Record<string, string | number | boolean>;
  }
  interface Page {
    setViewport: (size: { width: number; height: number }) => Promise<void>;
    setJavaScriptEnabled: (enabled: boolean) => Promise<void>;
    goto: (url: string) => Promise<unknown>;
    evaluate: <Given, Found>(run: (given: Given) => Found, given?: Given) => Promise<Found>;
    screenshot: () => Promise<Uint8Array>;
    mouse: { click: (x: number, y: number) => Promise<void> };
    keyboard: {
      type: (text: string) => Promise<void>;
      press: (key: string) => Promise<void>;
    };
  }
  interface Context {
    newPage: () => Promise<Page>;
    close: () => Promise<void>;
  }
  export interface Browser {
    version: () => Promise<string>;
    createBrowserContext: () => Promise<Context>;
    close: () => Promise<void>;
  }
  const puppeteer: { launch: (options: LaunchOptions) => Promise<Browser> };
  export default puppeteer;
}

declare module 'selenium-webdriver' {
  interface Actions {
    move: (to: { x: number; y: number; origin: unknown; duration: number }) => Actions;
    click: () => Actions;
    sendKeys: (text: string) => Actions;
    perform: () => Promise<void>;
  }
  export interface WebDriver {
    get: (url: string) => Promise<void>;
    executeScript: <Given, Found>(run: (given: Given) => Found, given: Given) => Promise<Found>;
    navigate: () => { back: () => Promise<void>; forward: () => Promise<void> };
    actions: () => Actions;
    takeScreenshot: () => Promise<string>;
    getCapabilities: () => Promise<Capabilities>;
    quit: () => Promise<void>;
  }
  export class Capabilities {
    constructor(given: object);
    get(name: string): unknown;
  }
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }
  export const Origin: { VIEWPORT: unknown };
}
