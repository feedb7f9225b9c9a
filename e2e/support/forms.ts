import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { whenReady } from './ready';
import { address, type Language } from './site';

export type FormName = 'home' | 'contact' | 'service' | 'newsletter';

/** The pages on which the tests use each form, and its fields in their order (specification, sections 3 and 5). */
export const formFacts: Record<FormName, { route: string; fields: string[] }> = {
  home: { route: '/', fields: ['surname', 'name', 'email', 'phone', 'message'] },
  service: {
    route: '/service-Courant_Fort',
    fields: ['surname', 'name', 'email', 'phone', 'service', 'message'],
  },
  contact: { route: '/contact', fields: ['name', 'email', 'phone', 'message'] },
  newsletter: { route: '/contact', fields: ['email'] },
};

export const formNames = Object.keys(formFacts) as FormName[];

export function formOn(page: Page, form: FormName): Locator {
  return form === 'newsletter' ? page.locator('footer form') : page.locator('main form');
}

export const fieldOf = (form: Locator, name: string) => form.locator(`[name="${name}"]`);

export const button = (form: Locator) => form.locator('button[type="submit"]');

export const notice = (form: Locator) => form.getByRole('status');

/** Texts for a form that everyone would accept; the address tells the request apart from all others. */
export function acceptedTexts() {
  return {
    surname: 'Zoë',
    name: 'Müller',
    email: `${randomUUID()}@example.ch`,
    phone: '+41 (0)22 000 00 00',
    message: 'A new socket, please.',
  };
}

/** Opens a form's page, unless it is open, and waits until it takes part. */
export async function openForm(
  page: Page,
  form: FormName,
  language: Language = 'en',
): Promise<Locator> {
  const path = address(formFacts[form].route, language);
  if (!page.url().endsWith(path)) await page.goto(path, { waitUntil: 'domcontentloaded' });
  await whenReady(page);
  return formOn(page, form);
}

/** Types texts into the fields that a form has. */
export async function fill(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = fieldOf(form, name);
    if ((await field.count()) > 0) await field.fill(text);
  }
}

/** What stands in the fields that a visitor types in. */
export function textsIn(form: Locator): Promise<Record<string, string>> {
  return form.evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll<HTMLInputElement>('.field input, .field textarea')].map(
        ({ name, value }) => [name, value],
      ),
    ),
  );
}

/** No field that a visitor types in holds anything. */
export async function expectEmpty(form: Locator): Promise<void> {
  expect(new Set(Object.values(await textsIn(form)))).toEqual(new Set(['']));
}

/** Holds the page's requests to the receiver back, and counts them, until they are let go. */
export async function holdRequests(
  page: Page,
): Promise<{ count: () => number; letGo: () => void }> {
  let held = 0;
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/submit', async (route) => {
    held += 1;
    await gate;
    await route.continue();
  });
  return { count: () => held, letGo: () => letGo() };
}
