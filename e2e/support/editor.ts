import { type Browser, expect, type Locator, type Page, test as base } from '@playwright/test';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '../../editor/bundle';
import { createEditorServer } from '../../editor/server/server';
import { Store } from '../../editor/store/store';
import { sitePort } from '../../tools/ports.mjs';
import { root as project } from './project-copy';
import { fallback, type Language } from './site';

/** The real editor, on a copy of the project's data and words. */
export class Editor {
  constructor(
    readonly page: Page,
    /** The copy's folder. */
    readonly root: string,
    /** The address with the token. */
    readonly address: string,
  ) {}

  get status(): Locator {
    return this.page.locator('.bar__status');
  }

  /** Opens the editor, or a document or a list in it: `services/entries/web`. */
  async open(place = ''): Promise<void> {
    const { origin } = new URL(this.address);
    if (!this.page.url().startsWith(origin)) {
      await this.page.goto(this.address);
      // It reads the whole project first.
      const list = this.page.getByRole('treeitem', { name: 'Services' });
      await expect(list).toBeVisible({ timeout: 60_000 });
    }
    if (place) await this.page.evaluate((hash) => location.assign(hash), `#/collections/${place}`);
  }

  /** The fields of a language; one other than French is first shown beside it. */
  async fields(language: Language = fallback): Promise<Locator> {
    const pane = this.page.locator(`.pane[data-mode=edit][data-locale=${language}]`);
    await expect(this.page.locator(`.pane[data-locale=${fallback}]`).first()).toBeVisible();
    if (language === fallback || (await pane.count()) > 0) return pane;
    const name = new Intl.DisplayNames(['fr'], { type: 'language' }).of(language);
    const labelled = { name: 'Changer de langue du contenu' };
    // Few languages stand side by side, more are in a list.
    const [few, list] = (['radiogroup', 'combobox'] as const).map((role) =>
      this.page.getByRole(role, labelled).last(),
    );
    await few!.or(list!).click();
    const choice = few!.getByRole('radio', { name });
    await choice.or(this.page.getByRole('option', { name })).click();
    return pane;
  }

  /** Writes into a text field of a language. */
  async write(label: string, text: string, language?: Language) {
    const field = (await this.fields(language)).getByRole('textbox', { name: label, exact: true });
    await field.first().fill(text);
  }

  /** Chooses a picture of the computer for a field. */
  async choosePicture(label: RegExp, content: Buffer): Promise<void> {
    const field = (await this.fields()).getByRole('group', { name: label }).first();
    const buffer = { name: 'IMG_1234.PNG', mimeType: 'image/png', buffer: content };
    await field.locator('input[type=file]').first().setInputFiles(buffer);
    await expect(field.getByRole('button', { name: 'Replace Image' }).first()).toBeVisible();
  }

  /** Chooses a value of a field from its list. */
  async choose(label: string, value: string): Promise<void> {
    await (await this.fields()).getByRole('combobox', { name: label }).first().click();
    await this.page.getByRole('option', { name: value, exact: true }).click();
    await this.page.keyboard.press('Escape');
  }

  /** A list of items in a language, once it is drawn; `group` is the folded one that it is in. */
  async list(label: RegExp, language?: Language, group?: RegExp): Promise<Locator> {
    const fields = await this.fields(language);
    const field = fields.getByRole('group', { name: label }).first();
    const folded = group && fields.getByRole('group', { name: group }).first();
    const unfold = folded?.getByRole('button', { name: 'Développer' }).first();
    // The editor draws only what is in the window, and a document that was just opened perhaps twice.
    await expect(async () => {
      if (folded && unfold && !(await field.isVisible())) {
        if (await unfold.isVisible()) await unfold.click({ timeout: 1_000 });
        await folded.evaluate((group) => group.scrollIntoView());
      }
      await field.scrollIntoViewIfNeeded({ timeout: 1_000 });
    }).toPass();
    await expect(
      field.getByRole('button', { name: 'Supprimer' }).or(this.#addTo(field)).first(),
    ).toBeVisible();
    return field;
  }

  #addTo = (list: Locator) => list.getByRole('button', { name: /^Ajouter/ });

  /** Moves the first item of a list below the second. */
  async moveDown(list: Locator): Promise<void> {
    await list.getByRole('button', { name: 'Réordonner l’élément' }).first().focus();
    await this.page.keyboard.press('ArrowDown');
  }

  /** Presses the button that saves. */
  async save(timeout?: number): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Enregistrer', exact: true });
    await button.click({ timeout });
  }

  /** Saves, and waits until it is done. The editor refuses to while it still reads a picture, so it is asked again. */
  async saved(): Promise<void> {
    const done = /Enregistré à/;
    await this.page.evaluate(() => document.querySelector('.bar__status')!.replaceChildren());
    await expect(async () => {
      // Once all is saved, the button is off.
      if (!done.test(await this.status.innerText())) await this.save(1_000);
      await expect(this.status).toContainText(done, { timeout: 2_000 });
    }).toPass();
    // What is opened before its button is off gives way to what was saved.
    await expect(
      this.page.getByRole('button', { name: 'Enregistrer', exact: true }),
    ).toBeDisabled();
  }

  /** How many drafts the browser keeps. */
  draftCount(): Promise<number> {
    return this.page.evaluate(async () => {
      const store = 'draft-backups';
      const counts = (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const { result } = opening;
              result.onversionchange = () => result.close();
              if (!result.objectStoreNames.contains(store)) return resolve(0);
              const count = result.transaction(store).objectStore(store).count();
              count.onsuccess = () => resolve(count.result);
            };
          }),
      );
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    });
  }

  read = (file: string) => readFile(path.join(this.root, file), 'utf8');

  readJson = async (file: string) => JSON.parse(await this.read(file)) as unknown;
}

/** The address of the site that stands for the preview. */
export const site = `http://localhost:${sitePort()}`;
const viewport = { width: 1600, height: 1000 };

async function copyOfContent(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'edited-'));
  for (const folder of ['data', 'locales'])
    await cp(path.join(project, folder), path.join(copy, folder), { recursive: true });
  await symlink(path.join(project, 'src'), path.join(copy, 'src'), 'junction');
  return copy;
}

/** Starts the editor's server on a folder, on a free port. */
async function serve(root: string, preview: string) {
  const page = await bundle(project, () => undefined);
  const store = await Store.open(root);
  const server = { host: '', token: 'token', store, page, preview };
  const http = createEditorServer(server);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  server.host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  const stop = () => {
    http.closeAllConnections();
    http.close();
  };
  return { address: `http://${server.host}/?token=${server.token}`, stop };
}

/**
 * Works with the editor on a folder.
 *
 * @param root with `data/`, `locales/` and `src/`
 */
async function withEditor(
  browser: Browser,
  root: string,
  work: (editor: Editor) => Promise<void>,
): Promise<void> {
  const { address, stop } = await serve(root, site);
  const context = await browser.newContext({ locale: 'fr-CH', viewport });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  try {
    await work(new Editor(page, root, address));
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    stop();
  }
}

/** A test with the editor, which the tests of a file share: they run in turn. The built site stands for the preview. */
export const test = base.extend<object, { editor: Editor }>({
  editor: [
    async ({ browser }, use) => {
      const root = await copyOfContent();
      try {
        await withEditor(browser, root, use);
      } finally {
        await rm(root, { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],
});

export { expect };
