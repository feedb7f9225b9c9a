import type { Bilingual } from '../bilingual';
import type { GitFailure } from './git';

/** Why nothing can be published, or why publishing failed, and what to do, in plain words. */
export const reasons = {
  'no-git': {
    fr: 'Le programme Git n’est pas installé sur cet ordinateur. Installez-le depuis https://git-scm.com, puis relancez l’éditeur.',
    en: 'The program Git is not installed on this computer. Install it from https://git-scm.com, then start the editor again.',
  },
  'no-repository': {
    fr: 'Ce dossier n’est pas un dépôt Git\u00a0: rien ne peut être publié d’ici. Demandez à la personne qui a installé le site de le cloner sur cet ordinateur.',
    en: 'This folder is not a Git repository: nothing can be published from here. Ask the person who set up the site to clone it on this computer.',
  },
  'not-tracked': {
    fr: 'Le site n’est pas encore dans le dépôt Git. Demandez à la personne qui l’a installé d’y mettre une première fois tout le dossier.',
    en: 'The site is not in the Git repository yet. Ask the person who set it up to commit the whole folder once.',
  },
  'no-branch': {
    fr: 'Le dossier n’est sur aucune branche. Dans un terminal, tapez «\u00a0git branch\u00a0» pour voir leurs noms, puis «\u00a0git switch\u00a0» suivi de l’un d’eux, et publiez de nouveau.',
    en: 'The folder is not on a branch. In a terminal, type “git branch” to see their names, then “git switch” and one of them, and publish again.',
  },
  'no-remote': {
    fr: 'Le dépôt Git n’a pas d’adresse où publier. Dans un terminal, tapez «\u00a0git remote add origin\u00a0» suivi de l’adresse du dépôt, puis publiez de nouveau.',
    en: 'The Git repository has no address to publish to. In a terminal, type “git remote add origin” and the address of the repository, then publish again.',
  },
  unfinished: {
    fr: 'Une opération de Git n’est pas terminée (par exemple une fusion). Terminez-la ou annulez-la dans un terminal\u00a0: «\u00a0git status\u00a0» dit comment.',
    en: 'An operation of Git, such as a merge, is not finished. Finish or abort it in a terminal: “git status” says how.',
  },
  nothing: {
    fr: 'Tout est déjà publié.',
    en: 'Everything is published already.',
  },
  'waiting-first': {
    fr: 'Des commits de cet ordinateur ne sont pas encore publiés et changent les mêmes fichiers. Cochez la case pour les publier aussi, ou demandez à leur auteur.',
    en: 'Commits of this computer are not published yet and change the same files. Tick the box to publish them as well, or ask their author.',
  },
  'changed-since': {
    fr: 'Le contenu a changé depuis que la liste s’est affichée. Relisez-la, puis publiez de nouveau.',
    en: 'The content has changed since the list was shown. Read it again, then publish.',
  },
  'no-name': {
    fr: 'Git ne sait pas qui publie. Dans un terminal, dans le dossier du site, tapez «\u00a0git config user.name "Votre nom"\u00a0», puis «\u00a0git config user.email "votre adresse"\u00a0», et publiez de nouveau.',
    en: 'Git does not know who is publishing. In a terminal, in the folder of the site, type “git config user.name "Your name"”, then “git config user.email "your address"”, and publish again.',
  },
  behind: {
    fr: 'Quelqu’un d’autre a publié les mêmes fichiers entre-temps. Vos changements sont gardés sur cet ordinateur. Dans un terminal, dans le dossier du site, tapez «\u00a0git pull --rebase --autostash\u00a0», puis publiez de nouveau.',
    en: 'Someone else has published the same files in the meantime. Your changes are kept on this computer. In a terminal, in the folder of the site, type “git pull --rebase --autostash”, then publish again.',
  },
  refused: {
    fr: 'Le dépôt en ligne a refusé vos changements. Ils sont gardés sur cet ordinateur. Demandez à la personne qui gère le dépôt le droit de publier sur cette branche.',
    en: 'The online repository refused your changes. They are kept on this computer. Ask the person who manages the repository for the right to publish to this branch.',
  },
  'no-access': {
    fr: 'Le dépôt en ligne n’a pas accepté votre identification, ou son adresse est fausse. Vos changements sont gardés sur cet ordinateur. Dans un terminal, dans le dossier du site, tapez «\u00a0git push\u00a0» et identifiez-vous, puis publiez de nouveau.',
    en: 'The online repository did not accept your sign-in, or its address is wrong. Your changes are kept on this computer. In a terminal, in the folder of the site, type “git push” and sign in, then publish again.',
  },
  'no-connection': {
    fr: 'Le dépôt en ligne ne répond pas. Vos changements sont gardés sur cet ordinateur. Vérifiez la connexion à Internet, puis publiez de nouveau.',
    en: 'The online repository does not answer. Your changes are kept on this computer. Check the internet connection, then publish again.',
  },
  timeout: {
    fr: 'Git n’a pas répondu à temps et a été arrêté. Rien n’est perdu. Publiez de nouveau\u202f; si cela se répète, tapez «\u00a0git push\u00a0» dans un terminal pour voir ce qu’il attend.',
    en: 'Git did not answer in time and was stopped. Nothing is lost. Publish again; if this happens again, type “git push” in a terminal to see what it waits for.',
  },
  busy: {
    fr: 'Un autre programme utilise le dépôt Git. Fermez-le, attendez une minute, puis publiez de nouveau.',
    en: 'Another program is using the Git repository. Close it, wait a minute, then publish again.',
  },
  other: {
    fr: 'Git a signalé une erreur. Rien n’est perdu. Montrez ce message à la personne qui a installé le site.',
    en: 'Git reported an error. Nothing is lost. Show this message to the person who set up the site.',
  },
} as const satisfies Record<string, Bilingual>;

/** Why nothing can be published, or why publishing failed. */
export type Reason = keyof typeof reasons;

/** What Git says, in English, for each reason. The first that fits counts. */
const signs: [Reason, RegExp][] = [
  ['no-repository', /not a git repository/i],
  ['no-name', /tell me who you are|empty ident|auto-detect|auto-detection is disabled/i],
  ['busy', /\.lock': File exists|another git process/i],
  ['unfinished', /partial commit during a|unmerged (?:files|paths)/i],
  ['behind', /\((?:fetch first|non-fast-forward|stale info)\)/],
  ['refused', /\[remote rejected\]|protected branch/i],
  [
    'no-connection',
    /could not resolve host|failed to connect|unable to connect|timed out|connection (?:refused|reset|closed)|returned error: 5\d\d|network is unreachable|temporary failure/i,
  ],
  [
    'no-access',
    /authentication failed|permission (?:to \S+ )?denied|could not read (?:username|password|from remote)|terminal prompts disabled|host key verification|repository '.*' not found|does not appear to be a git repository|access denied|returned error: 40[13]/i,
  ],
];

/** @returns why a command of Git failed */
export function reasonOf({ kind, said }: GitFailure): Reason {
  if (kind === 'missing') return 'no-git';
  if (kind === 'timeout') return 'timeout';
  return signs.find(([, sign]) => sign.test(said))?.[0] ?? 'other';
}
