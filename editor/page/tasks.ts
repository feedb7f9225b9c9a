import type { EditorLanguage } from '../bilingual';
import { api, Refused } from './api';
import { element, listOf, showSheet } from './sheet';
import { words } from './words';

/** What the buttons around the editor do, each in a dialog. */

const close = { value: '', label: words.close };

const saidBy = (error: unknown) => (error instanceof Refused ? error.sentences : [String(error)]);

/** Shows why something was not done. */
export const showRefusal = (title: string, error: unknown, language: EditorLanguage) =>
  showSheet(title, [listOf(saidBy(error))], [close], language);

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

/** Lists what was saved, each with a button that undoes it. The page is loaded anew after that. */
export async function offerStates(language: EditorLanguage): Promise<void> {
  const states = await api.states();
  const rows = states.map(({ id, time, summary }) => {
    const undo = element('button', { type: 'button', textContent: words.undo[language] });
    undo.addEventListener('click', () => {
      api.restore(id).then(
        () => location.reload(),
        (error: unknown) => showRefusal(words.states[language], error, language),
      );
    });
    const when = new Date(time).toLocaleString(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return element('div', { className: 'sheet__row' }, [`${when} : ${summary}`, undo]);
  });
  const text = states.length > 0 ? words.before : words.noStates;
  const intro = element('p', { textContent: text[language] });
  await showSheet(words.states[language], [intro, ...rows], [close], language);
}

/** Shows what would change on the site, and publishes it. */
export async function offerPublishing(
  language: EditorLanguage,
  say: (text: string) => void,
): Promise<void> {
  const state = await api.publishing();
  const part = (text: keyof typeof words, list: string[]) =>
    list.length > 0 ? [element('p', { textContent: words[text][language] }), listOf(list)] : [];
  const content = [
    ...(state.reason ? [element('p', { textContent: state.reason })] : []),
    ...part('issues', state.issues),
    ...part('changes', state.changes),
    ...part('commits', state.commits),
    ...part('leftAlone', state.leftAlone),
  ];
  const yes = { value: 'yes', label: words.publish };
  const buttons = state.can ? [{ value: '', label: words.cancel }, yes] : [close];
  if ((await showSheet(words.publish[language], content, buttons, language)) !== 'yes') return;
  say(words.publishing[language]);
  const result = await api.publish();
  say(words[result.done ? 'published' : 'notPublished'][language]);
  if (result.done) return;
  const reasons = [result.reason ?? '', result.details ?? ''].filter(Boolean);
  await showRefusal(words.notPublished[language], new Refused(reasons), language);
}
