import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { everywhere } from '../../__tests__/support/project';
import { gitIn } from '../../__tests__/support/history';
import { writeSmallProject } from '../../__tests__/support/small-project';
import { buildPage } from '../../editor/build';
import { root as project } from './project-copy';
import { fallback, type Language } from '../../__tests__/support/site';

/** The real editor, on a project in a temporary folder. */
export class Editor {
  constructor(
    readonly page: Page,
    /** The project's folder. */
    readonly root: string,
    readonly address: string,
    /** Whether a request makes a commit. */
    readonly isCommit: (url: string, body: string) => boolean,
  ) {}

  /** Opens a form or a list: `services/entries/web`. */
  async open(place: string): Promise<void> {
    if (!this.page.url().startsWith(this.address)) await this.page.goto(this.address);
    // It reads the whole project first.
    const list = this.page.getByRole('treeitem', { name: 'Services' });
    await expect(list.or(this.page.locator('.pane')).first()).toBeVisible({ timeout: 60_000 });
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

  /** Writes into the last text field of a label. */
  async write(label: string, text: string, language?: Language) {
    const field = (await this.fields(language)).getByRole('textbox', { name: label, exact: true });
    await field.last().fill(text);
  }

  /** Chooses a local picture for a field, and waits until the editor has converted it and shows its new path. */
  async choosePicture(
    label: RegExp,
    buffer: Buffer,
    type = 'jpeg',
    name = 'IMG_1234',
  ): Promise<void> {
    const field = (await this.fields()).getByRole('group', { name: label }).first();
    const file = { name: `${name}.${type.toUpperCase()}`, mimeType: `image/${type}`, buffer };
    await field.locator('input[type=file]').first().setInputFiles(file);
    // The CMS decodes a HEIC by itself, which is slow.
    await expect(field.getByRole('textbox').first()).toContainText(`/${name.toLowerCase()}.`, {
      timeout: 60_000,
    });
  }

  /** Runs an action that commits, and waits for its success. */
  async committed(act: () => Promise<void>): Promise<void> {
    const answer = this.page.waitForResponse((response) =>
      this.isCommit(response.url(), response.request().postData() ?? ''),
    );
    await act();
    expect((await answer).status()).toBe(200);
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Enregistrer', exact: true });
  }

  /** Clicks the save button, and waits until saving has finished. */
  async saved(): Promise<void> {
    await this.committed(() => this.saveButton.click());
    // The button has another name meanwhile. A document opened before it returns is replaced by the saved one.
    await expect(this.saveButton).toBeDisabled();
  }

  /** Clicks the save button, and expects a refusal with these sentences. */
  async refused(...sentences: string[]): Promise<void> {
    await this.saveButton.click();
    const refusal = this.page.getByRole('alertdialog');
    for (const sentence of sentences) await expect(refusal).toContainText(sentence);
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(refusal).toBeHidden();
  }

  readJson = async (file: string) =>
    JSON.parse(await readFile(path.join(this.root, file), 'utf8')) as unknown;

  /** Files of the last commit of a branch, each with its change: `M data/company.json`. */
  lastCommit = (branch = 'main') =>
    gitIn(this.root, 'show', '--format=', '--name-status', branch)
      .trim()
      .replaceAll('\t', ' ')
      .split('\n');
}

/** Writes a small project into a folder, with texts for which the form has labels. */
export const writeSmallContent = (root: string, data: Record<string, unknown> = {}) =>
  writeSmallProject(root, {
    data,
    words: everywhere('home', (language) => ({ title: `Home ${language}` })),
  });

/** Lets a server listen on a free port. @returns its port, and a function that stops it */
export async function listen(server: Server): Promise<{ port: number; stop: () => void }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

/** A test with the editor's page, in a folder, and with a folder for a project. */
export const test = base.extend<{ root: string }, { folder: string }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright demands a pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'admin-'));
      await buildPage(project, folder);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  locale: 'fr-CH',
  contextOptions: { reducedMotion: 'reduce' },
  // High enough for all parts of a form, as the CMS does not render those outside the window.
  viewport: { width: 1600, height: 4000 },
  // oxlint-disable-next-line no-empty-pattern -- Playwright demands a pattern
  root: async ({}, use) => {
    const root = await mkdtemp(path.join(tmpdir(), 'edited-'));
    await use(root);
    await rm(root, { recursive: true });
  },
});

export { expect };
