import type { Start } from './api';
import { languageOf, openDocument } from './sveltia';

/** Shows the page of the document that is being edited, in the language of the field with the focus. */
export class Preview {
  #language: string;

  constructor(
    readonly frame: HTMLIFrameElement,
    readonly origin: string,
    public routes: Start['routes'],
    language: string,
  ) {
    this.#language = language;
    window.addEventListener('hashchange', () => this.follow());
    document.addEventListener('focusin', ({ target }) => {
      const found = target instanceof Element && languageOf(target);
      if (!found || found === this.#language) return;
      this.#language = found;
      this.follow();
    });
  }

  /** Opens the page, unless it is open already. */
  follow(): void {
    const path = openDocument(location.hash);
    const route = path === undefined ? '/' : this.routes[path];
    if (route === undefined || this.frame.hidden) return;
    const prefix = this.#language === 'fr' ? '' : `/${this.#language}`;
    const address = `${this.origin}${prefix}${route}?lng=${this.#language}`;
    if (this.frame.src !== address) this.frame.src = address;
  }

  toggle(): boolean {
    this.frame.hidden = !this.frame.hidden;
    this.follow();
    return !this.frame.hidden;
  }
}
