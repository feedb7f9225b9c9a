/**
 * Who visits, and with what.
 *
 * @typedef {object} Circumstances
 * @property {string} language that the browser asks for, such as "fr-CH"
 * @property {number} width of the window, px
 * @property {number} height px
 * @property {boolean} dark whether the system is dark
 * @property {boolean} script whether JavaScript runs
 */

/**
 * A window of a browser: what the three engines can all do, in the same words.
 *
 * @typedef {object} Window
 * @property {(url: string) => Promise<unknown>} open an address, until its `load` event
 * @property {<Given, Found>(look: (given: Given) => Found, given: Given) => Promise<Found>} look runs a function in the
 *   page; what it takes and gives is JSON
 * @property {() => Promise<unknown>} back one step in the history, as with the browser's button
 * @property {() => Promise<unknown>} forward
 * @property {(x: number, y: number) => Promise<void>} click px from the window's corner
 * @property {(text: string) => Promise<void>} type into what has the focus
 * @property {(key: keyof typeof keys) => Promise<void>} press a key
 * @property {() => Promise<Uint8Array>} picture of the window, as PNG
 * @property {() => Promise<void>} close
 */

/**
 * A browser of which several windows are opened, each with a storage of its own.
 *
 * @typedef {object} Engine
 * @property {string} version
 * @property {(circumstances: Circumstances) => Promise<Window>} openWindow
 * @property {() => Promise<void>} close
 */

/** The keys that journeys press, and their codes in WebDriver. */
export const keys = /** @type {const} */ ({
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
});

export const engineNames = /** @type {const} */ (['firefox', 'webkit', 'chromium']);

/** @typedef {(typeof engineNames)[number]} EngineName */
