import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { everywhere } from '../../__tests__/support/project';
import { startHistory } from '../../__tests__/support/history';
import { writeSmallProject } from '../../__tests__/support/small-project';
import { bundle } from '../../editor/bundle';
import { createEditorServer } from '../../editor/server/server';
import type { Page as PageFiles } from '../../editor/server/server';
import { Store } from '../../editor/store/store';
import { sitePort } from '../../tools/ports.mjs';
import { root as project } from './project-copy';
import { fallback, type Language } from '../../__tests__/support/site';

/** The real editor, on a project in a temporary folder. */
export class Editor {
  constructor(
    readonly page: Page,
    /** The project's folder. */
    readonly root: string,
    /** Address of the editor; that of the local editor includes a token. */
    readonly address: string,
  ) {}

  get status(): Locator {
    return this.page.locator('.bar__status');
  }

  /** Opens a form or a list: `services/entries/web`. */
  async open(place: string): Promise<void> {
    if (!this.page.url().startsWith(new URL(this.address).origin)) {
      await this.page.goto(this.address);
      // It reads the whole project first.
      const list = this.page.getByRole('treeitem', { name: 'Services' });
      await expect(list).toBeVisible({ timeout: 60_000 });
    }
    await this.page.evaluate((hash) => location.assign(hash), `#/collections/${place}`);
  }

  /** The fields of a language. Other languages are first shown beside French. */
  async fields(language: Language = fallback): Promise<Locator> {
    const pane = this.page.locator(`.pane[data-mode=edit][data-locale=${language}]`);
    await expect(this.page.locator(`.pane[data-locale=${fallback}]`).first()).toBeVisible();
    if (language === fallback || (await pane.count()) > 0) return pane;
    const name = new Intl.DisplayNames(['fr'], { type: 'language' }).of(language);
    const labelled = { name: 'Changer de langue du contenu' };
    // A few languages are shown side by side, more in a list.
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

  /** Chooses a local picture for a field, and waits until the editor has read it. */
  async choosePicture(label: RegExp, content: Buffer): Promise<void> {
    const field = (await this.fields()).getByRole('group', { name: label }).first();
    const buffer = { name: 'IMG_1234.PNG', mimeType: 'image/png', buffer: content };
    await field.locator('input[type=file]').first().setInputFiles(buffer);
    await expect(field.getByRole('button', { name: 'Replace Image' }).first()).toBeVisible();
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Enregistrer', exact: true });
  }

  /** Clicks the save button. */
  save = () => this.saveButton.click();

  /** Runs an action that saves, and waits for the server's success. */
  async answered(act: () => Promise<void>): Promise<void> {
    const answer = this.page.waitForResponse('**/api/save');
    await act();
    expect((await answer).status()).toBe(200);
    await expect(this.status).toContainText('Enregistré à');
  }

  /** Clicks the save button, and waits until saving has finished. */
  async saved(): Promise<void> {
    await this.answered(this.save);
    // The button has another name meanwhile. A document opened before it returns is replaced by the saved one.
    await expect(this.saveButton).toBeDisabled();
  }

  /** Clicks the save button, and expects a refusal with these sentences. */
  async refused(...sentences: string[]): Promise<void> {
    await this.save();
    const refusal = this.page.getByRole('alertdialog');
    for (const sentence of sentences) await expect(refusal).toContainText(sentence);
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(refusal).toBeHidden();
  }

  /** Drafts stored in the browser, as JSON. */
  drafts(): Promise<string> {
    return this.page.evaluate(async () => {
      const store = 'draft-backups';
      const found = (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const { result } = opening;
              result.onversionchange = () => result.close();
              if (!result.objectStoreNames.contains(store)) return resolve([]);
              const all = result.transaction(store).objectStore(store).getAll();
              all.onsuccess = () => resolve(all.result);
            };
          }),
      );
      return JSON.stringify(await Promise.all(found));
    });
  }

  read = (file: string) => readFile(path.join(this.root, file), 'utf8');

  readJson = async (file: string) => JSON.parse(await this.read(file)) as unknown;
}

/** Address of the built site, used as the preview. */
export const site = `http://localhost:${sitePort()}`;

/** High enough for all parts of a form, as the editor does not render those outside the window. */
const viewport = { width: 1600, height: 4000 };

/** Writes the content of the project under test into a folder. */
async function writeContent(root: string): Promise<void> {
  for (const folder of ['data', 'locales'])
    await cp(path.join(project, folder), path.join(root, folder), { recursive: true });
}

/** Writes a small project into a folder, with texts for which the form has labels. */
export const writeSmallContent = (root: string, data: Record<string, unknown> = {}) =>
  writeSmallProject(root, {
    data,
    words: {
      ...everywhere('home', (language) => ({ title: `Home ${language}` })),
    },
  });

/** Starts the editor's server for a folder, on a free port. */
async function serve(root: string, page: PageFiles) {
  const store = await Store.open(root);
  const server = { host: '', token: 'token', store, page, preview: site };
  const http = createEditorServer(server);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  server.host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  const stop = () => {
    http.closeAllConnections();
    http.close();
  };
  return { address: `http://${server.host}/?token=${server.token}`, stop };
}

interface OfTest {
  /** Whether the test uses the content of this site instead of a small project. */
  isReal: boolean;
  editor: Editor;
}

/** A test with its own editor. The built site is the preview. */
export const test = base.extend<OfTest, { editorPage: PageFiles }>({
  editorPage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright demands a pattern
    async ({}, use) => use(await bundle(project, () => undefined)),
    { scope: 'worker' },
  ],
  isReal: [false, { option: true }],
  locale: 'fr-CH',
  viewport,
  editor: async ({ page, isReal, editorPage }, use) => {
    const root = await mkdtemp(path.join(tmpdir(), 'edited-'));
    await (isReal ? writeContent(root) : writeSmallContent(root));
    startHistory(root);
    const { address, stop } = await serve(root, editorPage);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    try {
      await use(new Editor(page, root, address));
      expect(errors).toEqual([]);
    } finally {
      await page.close();
      stop();
      await rm(root, { recursive: true, force: true });
    }
  },
});

export { expect };
