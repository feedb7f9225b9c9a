import type { Page } from '@playwright/test';
import { hostileHost } from './script-injection-corpus';

/**
 * Notes whatever a page should not do, whoever made it: open a dialog or a window, throw, or ask another host for
 * something.
 *
 * @param site the page's own origin
 * @returns a list that grows as it happens
 */
export function watchIncidents(page: Page, site: string): string[] {
  const incidents: string[] = [];
  page.on('dialog', (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => incidents.push(`window: ${popup.url()}`));
  page.on('pageerror', (error) => incidents.push(`error: ${String(error)}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== site) incidents.push(`request: ${request.url()}`);
  });
  return incidents;
}

/** What a page shows of an attempt on it. */
export interface Sight {
  origin: string;
  pathname: string;
  headings: number;
  /** Code of the attempt has run. */
  ran: boolean;
  /** Every object has got a property. */
  polluted: boolean;
  /** Addresses in the page that lead to the attempt's host. */
  lures: string[];
}

export function look(page: Page): Promise<Sight> {
  return page.evaluate((host) => {
    const names = ['href', 'src', 'action', 'formaction', 'data', 'srcset'];
    const addresses = [...document.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? '').filter(Boolean),
    );
    const leadsAway = (address: string) =>
      /^\s*(?:java|vb)script:/i.test(address) ||
      new URL(address, document.baseURI).hostname.endsWith(host);
    return {
      origin: location.origin,
      pathname: location.pathname,
      headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
        .length,
      ran: 'ran' in window,
      polluted: 'polluted' in {},
      lures: addresses.filter(
        (address) => URL.canParse(address, document.baseURI) && leadsAway(address),
      ),
    };
  }, hostileHost);
}
