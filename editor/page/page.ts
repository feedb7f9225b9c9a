import { api, Refused, type Start } from './api';
import { Files } from './files';
import { Preview } from './preview';
import { openForm, reloadSaved, startEditor } from './sveltia';
import {
  offerBroken,
  offerPublishing,
  offerSaves,
  offerUnused,
  showAdvice,
  showRefusal,
} from './tasks';
import { words } from './words';

/** The page around the editor: toolbar, editor and preview. */

const status = document.querySelector<HTMLElement>('.bar__status')!;

const say = (text: string) => {
  status.textContent = text;
};

const buttonOf = (name: keyof typeof words) =>
  document.querySelector<HTMLButtonElement>(`[data-opens=${name}]`)!;

function open(start: Start): void {
  const { language, routes, preview: origin, broken, notices } = start;
  const text = (name: keyof typeof words) => words[name][language];
  const frame = document.querySelector('iframe')!;
  const preview = new Preview(frame, origin, routes, language);
  let { unused } = start.pictures;
  const refuse = (error: unknown) => void showRefusal(text('refused'), error, language);
  const run = (work: Promise<unknown>): void => {
    work.catch(refuse);
  };

  const showUnused = () => {
    const button = buttonOf('unused');
    button.hidden = unused.length === 0;
    button.textContent = `${text('unused')} (${unused.length})`;
  };
  const offerToDelete = async () => {
    unused = await offerUnused(unused, language);
    showUnused();
  };
  const files = new Files(
    start,
    (saved) => {
      preview.routes = saved.routes;
      say(`${text('saved')} ${new Date().toLocaleTimeString(language)}`);
      const isNew = saved.unused.some((file) => !unused.includes(file));
      unused = saved.unused;
      showUnused();
      const form = openForm(location.hash);
      const afterwards = async () => {
        await showAdvice(saved.advice, language);
        if (isNew) await offerToDelete();
        // Others have changed other values, which the forms show after a reload.
        if (saved.hasNews) reloadSaved(form);
      };
      run(afterwards());
    },
    refuse,
  );

  document.documentElement.lang = language;
  document.title = text('title');
  frame.title = text('preview');
  for (const name of ['states', 'preview', 'publish'] as const)
    buttonOf(name).textContent = text(name);
  buttonOf('unused').addEventListener('click', () => run(offerToDelete()));
  buttonOf('broken').hidden = broken.length === 0;
  buttonOf('broken').textContent = `${text('broken')} (${broken.length})`;
  buttonOf('broken').addEventListener('click', () => run(offerBroken(broken, language)));
  buttonOf('states').addEventListener('click', () => run(offerSaves(language)));
  buttonOf('publish').addEventListener('click', () => run(offerPublishing(language, say)));
  buttonOf('preview').addEventListener('click', ({ currentTarget }) =>
    (currentTarget as Element).setAttribute('aria-pressed', String(preview.toggle())),
  );
  showUnused();
  buttonOf('preview').hidden = origin === null;
  if (origin !== null) {
    preview.toggle();
    run(preview.start(text('previewStarts')));
  }
  const root = document.querySelector<HTMLElement>('#nc-root')!;
  run(startEditor(root, start, files).then(() => say(text('ready'))));
  if (notices.length > 0) void showRefusal(text('notice'), new Refused(notices), language);
  else if (broken.length > 0) run(offerBroken(broken, language));
}

api.start().then(open, (error: unknown) => {
  say(error instanceof Refused ? error.message : `${words.lost.fr} ${words.lost.en}`);
});
