import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { arrived } from './receiver';
import { address, type Language, second, service } from '../../__tests__/support/site';
import { whenReady } from './test';

export type FormName = 'home' | 'contact' | 'service' | 'newsletter';

/** A page with each form, and its fields in order (specification, sections 3 and 5). */
export const formFacts: Record<FormName, { route: string; fields: string[] }> = {
  home: { route: '/', fields: ['name', 'surname', 'email', 'phone', 'message'] },
  service: {
    route: service.route,
    fields: ['name', 'surname', 'email', 'phone', 'service', 'message'],
  },
  contact: { route: '/contact', fields: ['name', 'email', 'phone', 'message'] },
  newsletter: { route: '/contact', fields: ['email'] },
};

export const formNames = Object.keys(formFacts) as FormName[];

/** A form with its surroundings: after sending, a receipt replaces it. */
export function formOn(page: Page, form: FormName): Locator {
  return page.locator(form === 'newsletter' ? 'footer form' : '#devis');
}

export const fieldOf = (form: Locator, name: string) => form.locator(`[name="${name}"]`);

export const button = (form: Locator) => form.locator('button[type="submit"]');

/** What is said over the page of a form that was sent. */
export const notice = (form: Locator) => form.page().locator('.toast');

/** What stands in the place of a form that was sent. */
export const receipt = (form: Locator) => form.locator('.receipt');

/** The button of a receipt that brings the empty form back. */
export const again = (form: Locator) => receipt(form).getByRole('button').last();

/** Valid input for a form. The e-mail address is unique, to identify the request. */
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
  language: Language = second,
): Promise<Locator> {
  const path = address(formFacts[form].route, language);
  if (!page.url().endsWith(path)) await page.goto(path, { waitUntil: 'domcontentloaded' });
  await whenReady(page);
  return formOn(page, form);
}

/** Fills in the texts for which the form has a field. */
export async function fill(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = fieldOf(form, name);
    if ((await field.count()) > 0) await field.fill(text);
  }
}

/** Values of the text fields. */
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

/** Expects an empty form, after closing its receipt if it was sent. */
export async function expectEmpty(form: Locator): Promise<void> {
  if (await receipt(form).isVisible()) await again(form).click();
  await expect.poll(async () => new Set(Object.values(await textsIn(form)))).toEqual(new Set(['']));
}

/** Holds and counts the page's requests to the receiver until they are released. */
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

/** A file for `setInputFiles`. */
interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Metadata that a phone adds to a photo: its make, and the location. */
const notes = {
  IFD0: { Make: 'Telltale', Model: 'T1' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 12/1 0/1', GPSLongitudeRef: 'E' },
};

/** A photo as taken by a phone, with location and device. `onItsSide` rotates it by EXIF orientation. */
export async function phonePhoto(
  name: string,
  { width = 4000, height = 3000, onItsSide = false } = {},
): Promise<GivenFile> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#2c9c66' } });
  const buffer = await picture
    .jpeg()
    .withExif(notes)
    .withMetadata(onItsSide ? { orientation: 6 } : {})
    .toBuffer();
  expect(buffer.includes('Telltale') && buffer.includes('Exif')).toBe(true);
  return { name, mimeType: 'image/jpeg', buffer };
}

export const photoField = (form: Locator) => fieldOf(form, 'attachments');

/** Sizes of the photos received with a request: JPEG files without metadata of their origin. */
export const sizesReceived = (email: string) =>
  Promise.all(
    (arrived(email)[0]?.photos ?? []).map(async (file) => {
      const { format, width, height, exif, xmp, iptc } = await sharp(file).metadata();
      expect([format, exif, xmp, iptc]).toEqual(['jpeg', undefined, undefined, undefined]);
      expect(readFileSync(file, 'latin1')).not.toMatch(/Telltale|Exif/);
      return [width, height];
    }),
  );
