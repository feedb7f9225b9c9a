import { fail, say } from '../tools/terminal.mjs';
import { Refusal } from './bilingual';
import { findRunning } from './running';
import { entries } from './store/journal';
import { Store } from './store/store';

/** Lists the saves that can be undone, the newest first. */
export async function printStates(root: string): Promise<void> {
  const states = await entries(root);
  if (states.length === 0) say('Rien n’a encore été enregistré. / Nothing was saved yet.');
  for (const { id, time, summary } of states) say(`${id}  ${time}  ${summary}`);
}

/** Undoes a save, and all that came later. */
export async function undo(root: string, id: string): Promise<void> {
  if (await findRunning(root))
    fail(
      'L’éditeur est ouvert : annulez l’enregistrement depuis sa page. / The editor is open: undo the save in its page.',
    );
  try {
    const files = await (await Store.open(root)).undo(id, 'fr');
    say(['Remis dans l’état d’avant / Brought back:', ...files].join('\n  '));
  } catch (error) {
    if (error instanceof Refusal) fail([...error.words.fr, ...error.words.en].join('\n'));
    throw error;
  }
}
