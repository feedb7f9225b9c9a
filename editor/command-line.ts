import { fail, say } from '../tools/terminal.mjs';
import { HistoryProblem } from './history/problem';
import { Workspace } from './server/workspace';

/** Lists the saves whose files can be brought back, the newest first. */
export async function printStates(root: string): Promise<void> {
  const states = await new Workspace(root).states();
  if (states.length === 0) say('Rien n’a encore été enregistré. / Nothing was saved yet.');
  for (const { id, summary } of states) say(`${id}  ${summary}`);
}

/** Brings the files of a save back to how they were before it. */
export async function undo(root: string, id: string): Promise<void> {
  try {
    const files = await new Workspace(root).restore(id, 'Retour à un état antérieur');
    say(['Remis dans l’état d’avant / Brought back:', ...files].join('\n  '));
  } catch (error) {
    if (error instanceof HistoryProblem) fail(`${error.words.fr}\n${error.words.en}`);
    throw error;
  }
}
