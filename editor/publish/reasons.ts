import type { Bilingual } from '../bilingual';
import { GitFailure } from '../git';

/** Missing requirements for publishing. */
const lacking = {
  git: { fr: 'le programme Git n’est pas installé', en: 'the program Git is not installed' },
  repository: { fr: 'ce n’est pas un dépôt Git', en: 'it is not a Git repository' },
  content: { fr: 'le dépôt Git n’a pas le site', en: 'the Git repository does not have the site' },
  branch: { fr: 'il n’est sur aucune branche de Git', en: 'it is on no branch of Git' },
  remote: { fr: 'Git n’a pas d’adresse où publier', en: 'Git has no address to publish to' },
  name: { fr: 'Git ne sait pas qui publie', en: 'Git does not know who is publishing' },
  end: { fr: 'une opération de Git est inachevée', en: 'an operation of Git is unfinished' },
} as const satisfies Record<string, Bilingual>;

/** Message that a folder is not ready, with the missing requirement and what to do. */
export const notReady = (what: keyof typeof lacking): Bilingual => ({
  fr: `Ce dossier n’est pas prêt pour publier\u00a0: ${lacking[what].fr}. Vos enregistrements sont gardés. Montrez ce message à la personne qui a installé le site.`,
  en: `This folder is not ready for publishing: ${lacking[what].en}. Your saves are kept. Show this message to the person who set up the site.`,
});

/** Reasons why publishing is not possible or failed, with what to do, in plain words. */
export const reasons = {
  nothing: { fr: 'Tout est déjà publié.', en: 'Everything is published already.' },
  changedSince: {
    fr: 'Le contenu a changé depuis que la liste s’est affichée. Relisez-la, puis publiez de nouveau.',
    en: 'The content has changed since the list was shown. Read it again, then publish.',
  },
  unreachable: {
    fr: 'Le dépôt en ligne ne répond pas, ou n’accepte pas vos changements. Ils sont gardés sur cet ordinateur. Vérifiez la connexion à Internet, puis publiez de nouveau\u202f; si cela se répète, montrez ce message à la personne qui gère le dépôt.',
    en: 'The online repository does not answer, or does not accept your changes. They are kept on this computer. Check the internet connection, then publish again; if this happens again, show this message to the person who manages the repository.',
  },
  conflict: {
    fr: 'Quelqu’un d’autre a publié d’autres valeurs aux mêmes endroits. Rien n’est perdu\u00a0: choisissez lesquelles restent, les vôtres ou celles qui sont publiées.',
    en: 'Somebody else has published other values at the same places. Nothing is lost: choose which stay, yours or the published ones.',
  },
  waitingFirst: {
    fr: 'D’autres commits de cet ordinateur changent les mêmes fichiers et ne sont pas encore publiés. Vos enregistrements sont gardés. Demandez à l’auteur de ces commits de les publier d’abord.',
    en: 'Other commits of this computer change the same files and are not published yet. Your saves are kept. Ask the author of these commits to publish them first.',
  },
  faults: {
    fr: 'Le site aurait des fautes, parfois à cause de ce que d’autres ont publié. Vos enregistrements sont gardés. Corrigez-les, puis publiez de nouveau.',
    en: 'The site would have faults, at times because of what others have published. Your saves are kept. Correct them, then publish again.',
  },
  other: {
    fr: 'Git a signalé une erreur. Rien n’est perdu. Montrez ce message à la personne qui a installé le site.',
    en: 'Git reported an error. Nothing is lost. Show this message to the person who set up the site.',
  },
} as const satisfies Record<string, Bilingual>;

/** An error that prevents publishing. */
export class NotPublished extends Error {
  /**
   * @param reason for the owner, with what to do
   * @param details message of Git or of the checks
   * @param conflicts files in which others have published different values in the same places
   */
  constructor(
    readonly reason: Bilingual,
    readonly details = '',
    readonly conflicts?: string[],
  ) {
    super(reason.en);
  }
}

/** Converts a failure of Git to an error with a reason. @throws other errors, which are bugs */
export function explain(error: unknown, reason: Bilingual = reasons.other): NotPublished {
  if (error instanceof NotPublished) return error;
  if (!(error instanceof GitFailure)) throw error;
  return new NotPublished(error.kind === 'missing' ? notReady('git') : reason, error.said);
}

/** Like `explain`, but throws. */
export const because =
  (reason: Bilingual) =>
  (error: unknown): never => {
    throw explain(error, reason);
  };
