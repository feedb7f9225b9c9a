import type { Bilingual, EditorLanguage } from '../bilingual';
import { api, Refused, type Start } from './api';
import { words } from './words';

/** Dialogs of the buttons around the editor. */

type Child = Node | string;

/** Creates an element with properties and children. */
function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  children: Child[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A list of sentences. */
const listOf = (sentences: string[]) =>
  element(
    'ul',
    {},
    sentences.map((sentence) => element('li', { textContent: sentence })),
  );

const dialog = () => document.querySelector<HTMLDialogElement>('.sheet')!;

/** Closes the dialog, as Escape does. */
const closeSheet = () => dialog().close('');

const part = (name: string) => document.querySelector<HTMLElement>(`.sheet__${name}`)!;

/**
 * Shows the dialog.
 *
 * @returns the value of the button that closed it; empty for Escape
 */
function showSheet(
  title: string,
  content: Child[],
  buttons: { value: string; label: Bilingual }[],
  language: EditorLanguage,
): Promise<string> {
  const sheet = dialog();
  part('title').textContent = title;
  part('content').replaceChildren(...content);
  part('actions').replaceChildren(
    ...buttons.map(({ value, label }) =>
      element('button', { value, textContent: label[language] }),
    ),
  );
  sheet.returnValue = '';
  if (!sheet.open) sheet.showModal();
  return new Promise((resolve) => {
    sheet.addEventListener('close', () => resolve(sheet.returnValue), { once: true });
  });
}

const close = { value: '', label: words.close };

const saidBy = (error: unknown) => (error instanceof Refused ? error.sentences : [String(error)]);

/** Shows the reasons of a refusal. */
export const showRefusal = (title: string, error: unknown, language: EditorLanguage) =>
  showSheet(title, [listOf(saidBy(error))], [close], language);

/** Shows hints after a save, if there are any. */
export async function showAdvice(advice: string[], language: EditorLanguage): Promise<void> {
  if (advice.length > 0)
    await showSheet(words.advice[language], [listOf(advice)], [close], language);
}

/** Offers to delete unused pictures. @returns those not deleted */
export async function offerUnused(unused: string[], language: EditorLanguage): Promise<string[]> {
  const left = new Set(unused);
  const rows = unused.map((file) => {
    const remove = element('button', { type: 'button', textContent: words.remove[language] });
    const name = file.replace('images/', '');
    const row = element('div', { className: 'sheet__row' }, [
      element('img', { src: `/data/${file}`, alt: '' }),
      name,
      remove,
    ]);
    remove.addEventListener('click', () => {
      api.deletePicture(`data/${file}`).then(
        () => left.delete(file) && row.remove(),
        (error: unknown) => showRefusal(name, error, language),
      );
    });
    return row;
  });
  const text = element('p', { textContent: words.unusedText[language] });
  await showSheet(words.unused[language], [text, ...rows], [close], language);
  return [...left];
}

const paragraph = (text: string) => element('p', { textContent: text });

const button = (text: string, work: () => unknown) => {
  const made = element('button', { type: 'button', textContent: text });
  made.addEventListener('click', work);
  return made;
};

/** Lists the saves and undoes a chosen one. The page is reloaded after that. */
export async function offerSaves(language: EditorLanguage): Promise<void> {
  const saves = await api.saves();
  let chosen: string | undefined;
  const rows = saves.map(({ id, time, subject, changes }) => {
    const when = new Date(time).toLocaleString(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    const what = element('div', {}, [
      `${when} · ${subject}`,
      element('small', { textContent: changes.slice(0, 3).join(' · ') }),
    ]);
    const undo = button(words.undo[language], () => {
      chosen = id;
      closeSheet();
    });
    return element('div', { className: 'sheet__row' }, [what, undo]);
  });
  const text = saves.length > 0 ? words.before : words.noStates;
  await showSheet(words.states[language], [paragraph(text[language]), ...rows], [close], language);
  if (chosen === undefined) return;
  await api.undo(chosen);
  location.reload();
}

/** Offers to restore the last version of unreadable files. The page is reloaded after that. */
export async function offerBroken(
  broken: Start['broken'],
  language: EditorLanguage,
): Promise<void> {
  let chosen: string | undefined;
  const rows = broken.map(({ file, line }) => {
    const bringBack = button(words.bringBack[language], () => {
      chosen = file;
      closeSheet();
    });
    const where = `${file}, ${words.line[language]} ${line}`;
    return element('div', { className: 'sheet__row' }, [where, bringBack]);
  });
  const content = [paragraph(words.brokenText[language]), ...rows];
  await showSheet(words.broken[language], content, [close], language);
  if (chosen === undefined) return;
  await api.bringBack(chosen);
  location.reload();
}

/** Asks which values to keep where others have published different ones in the same places. */
async function askWhose(reason: string, files: string[], language: EditorLanguage) {
  const buttons = [
    { value: '', label: words.cancel },
    { value: 'published', label: words.keepPublished },
    { value: 'own', label: words.keepOwn },
  ];
  const content = [paragraph(reason), listOf(files)];
  const answer = await showSheet(words.publish[language], content, buttons, language);
  return answer === 'own' || answer === 'published' ? answer : undefined;
}

/** Publishes the listed saves. The page is reloaded if changes by others came in. */
async function publish(
  head: string,
  language: EditorLanguage,
  say: (text: string) => void,
  prefer?: 'own' | 'published',
): Promise<void> {
  say(words.publishing[language]);
  const result = await api.publish(head, prefer);
  say(words[result.done ? 'published' : 'notPublished'][language]);
  if (result.done) {
    if (result.hasNews) location.reload();
    return;
  }
  const { reason, details, conflicts } = result;
  const whose = conflicts && (await askWhose(reason, conflicts, language));
  if (whose) return publish(head, language, say, whose);
  if (!conflicts)
    await showRefusal(
      words.notPublished[language],
      new Refused([reason, details].filter(Boolean)),
      language,
    );
}

/** Shows the changes to publish, and publishes them. */
export async function offerPublishing(
  language: EditorLanguage,
  say: (text: string) => void,
): Promise<void> {
  const { reason, faults, saves, waiting, isFirst, leftAlone, head } = await api.publishing();
  const part = (text: keyof typeof words, list: string[]) =>
    list.length > 0 ? [paragraph(words[text][language]), listOf(list)] : [];
  const changes = saves.flatMap((save) =>
    save.changes.length > 0 ? save.changes : [save.subject],
  );
  const content = [
    ...(reason ? [paragraph(reason)] : []),
    ...part('faults', faults),
    ...part('changes', [...new Set(changes)]),
    ...part(isFirst ? 'first' : 'waiting', waiting),
    ...part('leftAlone', leftAlone),
  ];
  const isOffered = faults.length === 0 && reason === undefined;
  const yes = { value: 'yes', label: words.publish };
  const buttons = isOffered ? [{ value: '', label: words.cancel }, yes] : [close];
  if ((await showSheet(words.publish[language], content, buttons, language)) === 'yes')
    await publish(head, language, say);
}
