import type { Bilingual, EditorLanguage } from '../bilingual';
import { api, Refused, type SavedState, type Start } from './api';
import { words } from './words';

/** What the buttons around the editor do, each in a dialog. */

type Child = Node | string;

/** An element with properties and children. */
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

/** Shows why something was not done. */
export const showRefusal = (title: string, error: unknown, language: EditorLanguage) =>
  showSheet(title, [listOf(saidBy(error))], [close], language);

/** Shows what the owner may not expect of a save, if there is anything. */
export async function showAdvice(advice: string[], language: EditorLanguage): Promise<void> {
  if (advice.length > 0)
    await showSheet(words.advice[language], [listOf(advice)], [close], language);
}

/** Offers to delete the pictures that no page shows. @returns those that are left */
export async function offerUnused(unused: string[], language: EditorLanguage): Promise<string[]> {
  const left = new Set(unused);
  const rows = unused.map((file) => {
    const remove = element('button', { type: 'button', textContent: words.remove[language] });
    const name = file.replace('images/', '');
    const row = element('div', { className: 'sheet__row' }, [
      element('img', { src: `/${file}`, alt: '' }),
      name,
      remove,
    ]);
    remove.addEventListener('click', () => {
      api.deletePicture(file).then(
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

/** Asks whether a save is undone, and says which later ones go with it. */
async function confirmUndo(states: SavedState[], language: EditorLanguage): Promise<boolean> {
  const rows = states.flatMap(({ summary, changes }) => [paragraph(summary), listOf(changes)]);
  const content = [
    paragraph(words[states.length > 1 ? 'takesAlong' : 'takesBack'][language]),
    ...rows,
  ];
  const buttons = [
    { value: '', label: words.keep },
    { value: 'yes', label: words.undo },
  ];
  return (await showSheet(words.states[language], content, buttons, language)) === 'yes';
}

/** Lists what was saved, and undoes back to a save that is chosen. The page is loaded anew after that. */
export async function offerStates(language: EditorLanguage): Promise<void> {
  const states = await api.states();
  let chosen: number | undefined;
  const rows = states.map(({ time, summary, changes }, index) => {
    const when = new Date(time).toLocaleString(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    const what = element('div', {}, [
      `${when} : ${summary}`,
      element('small', { textContent: changes.slice(0, 3).join(' · ') }),
    ]);
    const undo = button(words[index === 0 ? 'undo' : 'undoBack'][language], () => {
      chosen = index;
      closeSheet();
    });
    return element('div', { className: 'sheet__row' }, [what, undo]);
  });
  const text = states.length > 0 ? words.before : words.noStates;
  await showSheet(words.states[language], [paragraph(text[language]), ...rows], [close], language);
  if (chosen === undefined) return;
  const undone = states.slice(0, chosen + 1);
  if (!(await confirmUndo(undone, language))) return;
  await api.undo(undone.at(-1)?.id ?? '');
  location.reload();
}

/** Offers to bring back the last version of files that cannot be read. The page is loaded anew after that. */
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

/** Shows what would change on the site, and publishes it. */
export async function offerPublishing(
  language: EditorLanguage,
  say: (text: string) => void,
): Promise<void> {
  const state = await api.publishing();
  const part = (text: keyof typeof words, list: string[]) =>
    list.length > 0 ? [paragraph(words[text][language]), listOf(list)] : [];
  const box = element('input', { type: 'checkbox' });
  const isAsked = state.waiting.length > 0 && !state.isFirst;
  const content = [
    ...(state.reason ? [paragraph(state.reason)] : []),
    ...part('faults', state.faults),
    ...part('changes', state.changes),
    ...part(isAsked ? 'waiting' : 'first', state.waiting),
    ...(isAsked ? [element('label', {}, [box, words.withWaiting[language]])] : []),
    ...part('leftAlone', state.leftAlone),
  ];
  const yes = { value: 'yes', label: words.publish };
  const isOffered = state.faults.length === 0 && (state.can || isAsked);
  const buttons = isOffered ? [{ value: '', label: words.cancel }, yes] : [close];
  if ((await showSheet(words.publish[language], content, buttons, language)) !== 'yes') return;
  say(words.publishing[language]);
  const result = await api.publish(state.content, box.checked);
  say(words[result.done ? 'published' : 'notPublished'][language]);
  if (result.done) return;
  const reasons = [result.reason ?? '', result.details ?? ''].filter(Boolean);
  await showRefusal(words.notPublished[language], new Refused(reasons), language);
}
