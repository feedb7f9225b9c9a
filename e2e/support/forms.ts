import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { whenReady } from './ready';
import { address, type Language } from './site';

export type FormName = 'home' | 'contact' | 'service' | 'newsletter';

/** A page with each form, and its fields in order (specification, sections 3 and 5). */
export const formFacts: Record<FormName, { route: string; fields: string[] }> = {
  home: { route: '/', fields: ['name', 'surname', 'email', 'phone', 'message'] },
  service: {
    route: '/service-Courant_Fort',
    fields: ['name', 'surname', 'email', 'phone', 'service', 'message'],
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

/** Valid texts for a form. The e-mail address is unique, so that the request can be found. */
export function acceptedTexts() {
  return {
    name: 'Zoë',
    surname: 'Müller',
    email: `${randomUUID()}@example.ch`,
    phone: '+41 (0)22 000 00 00',
    message: 'A new socket, please.',
  };
}

/** Opens a form's page, unless it is open, and waits until it is hydrated. */
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

/** Fills in those of the texts that the form has a field for. */
export async function fill(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = fieldOf(form, name);
    if ((await field.count()) > 0) await field.fill(text);
  }
}

/** The values of the fields that a visitor types in. */
export function textsIn(form: Locator): Promise<Record<string, string>> {
  return form.evaluate((element) =>
    Object.fromEntries(
      [
        ...element.querySelectorAll<HTMLInputElement>(
          'input:not([type=hidden], [type=file], [tabindex]), textarea',
        ),
      ].map(({ name, value }) => [name, value]),
    ),
  );
}

export async function expectEmpty(form: Locator): Promise<void> {
  expect(new Set(Object.values(await textsIn(form)))).toEqual(new Set(['']));
}

/** Holds and counts the page's requests to the receiver until they are let go. */
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
