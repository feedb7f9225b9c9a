import { isLanguage, type Language } from '../../src/i18n/languages';
import { localisedPath } from '../../src/i18n/paths';
import { api, type Start } from './api';
import { languageOf, openForm } from './sveltia';

/** Interval between checks whether the preview has started, in ms. */
const pause = 2_000;

/** Shows the page being edited, in the language of the focused field. */
export class Preview {
  #language: Language;
  #isReady = false;

  /**
   * @param origin of the preview; without one, nothing is shown
   * @param routes of the forms, without language prefix
   */
  constructor(
    readonly frame: HTMLIFrameElement,
    readonly origin: string | null,
    public routes: Start['routes'],
    language: Language,
  ) {
    this.#language = language;
    window.addEventListener('hashchange', () => this.#follow());
    document.addEventListener('focusin', ({ target }) => {
      const found = target instanceof Element && languageOf(target);
      if (!isLanguage(found) || found === this.#language) return;
      this.#language = found;
      this.#follow();
    });
  }

  /** Opens the page, unless it is open already. */
  #follow(): void {
    const open = openForm(location.hash);
    const route = open === undefined ? '/' : this.routes[open];
    if (!this.#isReady || this.frame.hidden || route === undefined) return;
    const path = localisedPath(route, this.#language);
    const address = `${this.origin}${path}?lng=${this.#language}`;
    if (this.frame.src !== address) this.frame.src = address;
  }

  /** Shows a text until the preview has started. */
  async start(text: string): Promise<void> {
    this.frame.srcdoc = `<p style="font: 16px/1.5 system-ui, sans-serif; padding: 1rem">${text}</p>`;
    while (!(await api.preview()).isReady)
      await new Promise((resolve) => setTimeout(resolve, pause));
    this.frame.removeAttribute('srcdoc');
    this.#isReady = true;
    this.#follow();
  }

  /** Shows or hides the preview. @returns whether it is shown */
  toggle(): boolean {
    this.frame.hidden = !this.frame.hidden;
    this.#follow();
    return !this.frame.hidden;
  }
}
