import type { Bilingual, EditorLanguage } from '../bilingual';

/** The dialog of the page around the editor. */

type Child = Node | string;

/** An element with properties and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  children: Child[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A list of sentences. */
export const listOf = (sentences: string[]) =>
  element(
    'ul',
    {},
    sentences.map((sentence) => element('li', { textContent: sentence })),
  );

const dialog = () => document.querySelector<HTMLDialogElement>('.sheet')!;

/** Closes the dialog, as Escape does. */
export const closeSheet = () => dialog().close('');

const part = (name: string) => document.querySelector<HTMLElement>(`.sheet__${name}`)!;

/**
 * Shows the dialog.
 *
 * @returns the value of the button that closed it; empty for Escape
 */
export function showSheet(
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
