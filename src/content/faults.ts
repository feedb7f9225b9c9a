import type { z } from 'zod';
import type { Language } from '../i18n/languages';
import type { Purpose } from './model/company';
import type { ServiceTool } from './model/service-tools';
import { zodWords } from './zod-faults';

/** A fault's message to the owner. */
export interface Owners {
  fr: string;
  en: string;
}

/** A fault's messages: to the owner, and in the build's log if that differs from the owner's English. */
interface Said extends Owners {
  build?: string;
}

const fileName = (file: string) => file.split('/').at(-1);

/** The names that one list has more often than the other. */
function without(names: string[], others: string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const place = left.indexOf(name);
    if (place < 0) return true;
    left.splice(place, 1);
    return false;
  });
}

/** Lists the placeholders that a translation lacks, and those that only it has. */
function otherPlaceholders(names: { found: string[]; expected: string[] }): Owners {
  const missing = without(names.expected, names.found).map((name) => `{{${name}}}`);
  const unknown = without(names.found, names.expected).map((name) => `{{${name}}}`);
  const fr = [
    ...missing.map(
      (name) => `Il manque ${name}, que contient le texte français. Remettez-le tel quel.`,
    ),
    ...unknown.map((name) => `Le texte français n’a pas ${name}. Enlevez-le.`),
  ];
  const en = [
    ...missing.map(
      (name) => `${name} is missing, which the French text has. Put it back unchanged.`,
    ),
    ...unknown.map((name) => `The French text does not have ${name}. Remove it.`),
  ];
  return { fr: fr.join(' '), en: en.join(' ') };
}

/** Whether our words say more than zod’s, such as “Invalid ISO date”: of what is missing, and of a form. */
const isPlainer = ({ code, message }: z.core.$ZodIssue) =>
  code === 'invalid_format' || message.endsWith('received undefined');

const tasks: Record<Purpose, Owners> = {
  forms: { fr: 'reçoit les formulaires', en: 'receives the forms' },
  mail: { fr: 'héberge votre messagerie', en: 'hosts your mailbox' },
  hosting: { fr: 'héberge le site', en: 'hosts the site' },
};

const tools: Record<ServiceTool, Owners> = {
  'solar-estimate': { fr: 'Calcul solaire', en: 'Solar estimate' },
  'power-cut': { fr: 'Que faire en cas de panne de courant', en: 'What to do in a power cut' },
  inspection: { fr: 'Contrôle périodique', en: 'Periodic inspection' },
};

/**
 * Messages by code: the problem and what was expected. The build prints them after the place and without a full stop;
 * the editor uses whole sentences.
 */
export const catalogue = {
  // Rules of the model for single facts, beyond zod’s own.
  'url-path': () => ({
    fr: 'Enlevez ce qui suit le nom de domaine, aussi la barre oblique.',
    en: 'Remove what follows the domain name, also the slash.',
  }),
  'schema-type': () => ({
    fr: 'Écrivez un genre de schema.org, en un mot et avec une majuscule\u00a0: Electrician.',
    en: 'Write a type of schema.org, in one word and with a capital letter: Electrician.',
  }),
  'phone-form': () => ({
    fr: 'Écrivez le numéro avec +, l’indicatif du pays et sans espaces\u00a0: +41220000000.',
    en: 'Write the number with + and the country’s code, without spaces: +41220000000.',
  }),
  'repository-form': () => ({
    fr: 'Écrivez le compte et le dépôt, séparés par une barre oblique\u00a0: compte/site.',
    en: 'Write the account and the repository, with a slash between them: account/site.',
  }),
  'short-number-form': () => ({
    fr: 'Écrivez seulement les chiffres du numéro\u00a0: 118.',
    en: 'Write only the digits of the number: 118.',
  }),
  'phone-digits': () => ({
    fr: 'Écrivez un numéro, avec des chiffres\u00a0: 022 000 00 00.',
    en: 'Write a number, in digits: 022 000 00 00.',
  }),
  'closes-too-early': () => ({
    fr: 'L’heure de fermeture doit venir après l’heure d’ouverture.',
    en: 'The closing time has to come after the opening time.',
  }),
  'spans-overlap': () => ({
    fr: 'Ces heures se touchent ou ne se suivent pas. Indiquez d’abord le matin, puis l’après-midi.',
    en: 'These hours touch or are out of order. Enter the morning first, then the afternoon.',
  }),
  'day-twice': () => ({
    fr: 'Un même jour figure deux fois. Indiquez toutes ses heures dans une seule ligne.',
    en: 'A day stands twice. Enter all of its hours in one item.',
  }),
  'slug-form': () => ({
    build: 'expected lower-case words joined by - or _',
    fr: 'Choisissez ou écrivez un nom fait de lettres et de chiffres.',
    en: 'Choose or write a name made of letters and digits.',
  }),
  'picture-form': () => ({
    build: 'expected a path like ./images/alarm.png',
    fr: 'Choisissez une image WebP, PNG ou JPG, dont le nom n’a ni majuscules, ni accents, ni espaces.',
    en: 'Choose a WebP, PNG or JPG picture whose name has no capitals, accents or spaces.',
  }),
  'record-picture-form': () => ({
    build: 'expected a path like ../images/alarm.png',
    fr: 'Choisissez une image WebP, PNG ou JPG, dont le nom n’a ni majuscules, ni accents, ni espaces.',
    en: 'Choose a WebP, PNG or JPG picture whose name has no capitals, accents or spaces.',
  }),
  'route-form': () => ({
    fr: 'Écrivez une adresse qui commence par / et n’a ni accents ni espaces\u00a0: /service-Courant_Fort.',
    en: 'Write an address that starts with / and has no accents or spaces: /service-Courant_Fort.',
  }),
  'time-form': () => ({
    fr: 'Indiquez une heure, comme 07:30.',
    en: 'Enter a time, such as 07:30.',
  }),
  'year-to-come': () => ({
    fr: 'Cette année est encore à venir. Corrigez-la.',
    en: 'This year is still to come. Correct it.',
  }),
  'date-to-come': () => ({
    fr: 'Cette date est encore à venir. Corrigez-la.',
    en: 'This date is still to come. Correct it.',
  }),
  'town-or-year': () => ({
    fr: 'Indiquez la localité et l’année d’un chantier réel. Pour un chantier type, laissez les deux vides.',
    en: 'Enter the town and the year of a real project. Leave both empty for a typical job.',
  }),
  'country-code': () => ({
    fr: 'Indiquez un pays par son code à deux lettres, comme CH, ou EU pour l’Union européenne.',
    en: 'Enter a country by its code of two letters, such as CH, or EU for the European Union.',
  }),
  'language-code': () => ({
    fr: 'Indiquez une langue par son code à deux lettres, comme de.',
    en: 'Enter a language by its code of two letters, such as de.',
  }),
  'no-night': () => ({
    fr: 'La nuit doit finir à une autre heure que celle où elle commence.',
    en: 'The night has to end at another time than it begins.',
  }),
  'vat-of-price': () => ({
    fr: 'Un prix s’affiche TVA comprise : indiquez-le ici si elle y est, sinon corrigez le nombre. Laissez vide si ce n’est pas un prix.',
    en: 'A price is shown with VAT: say here that it is in it, or else correct the number. Leave empty what is not a price.',
  }),
  'stored-otherwise': () => ({
    fr: 'Ce choix n’est pas possible pour cet endroit. Remettez le précédent.',
    en: 'This choice is not possible for that place. Put the last one back.',
  }),
  'tilts-incomplete': () => ({
    fr: 'Il faut une ligne, et une seule, pour chaque inclinaison du toit. Annulez l’ajout ou la suppression.',
    en: 'Each tilt of the roof needs one row, and one only. Undo the addition or the deletion.',
  }),
  'aid-tiers': () => ({
    fr: 'Chaque montant commence à une taille plus grande que le précédent. Corrigez ou déplacez-les.',
    en: 'Each amount begins at a larger size than the one before. Correct or move them.',
  }),
  'aid-percent': () => ({
    fr: 'Le montant est un pourcentage de l’aide fédérale : 100 au plus.',
    en: 'The amount is a percentage of the federal grant: 100 at most.',
  }),
  'first-unknown': () => ({
    fr: 'Ce ménage n’est plus dans la liste. Choisissez-en un autre.',
    en: 'This household is no longer in the list. Choose another one.',
  }),
  'storage-not-once': () => ({
    fr: 'Un chapitre, et un seul, montre ce que le site garde sur l’appareil. Choisissez lequel.',
    en: 'One section, and one only, shows what the site keeps on the device. Choose which.',
  }),
  // Facts and pictures. Sizes are in px: 610 x 460.
  'file-missing': () => ({
    build: 'this file is missing: write it, or bring back an earlier version',
    fr: 'Il manque un fichier du site. Reprenez une version précédente.',
    en: 'Part of the site’s content is missing. Bring back an earlier version.',
  }),
  'not-json': ({ why, line }: { why: string; line: number }) => ({
    build: `not valid JSON, line ${line}: ${why}`,
    fr: `Ce fichier ne peut pas être lu (ligne ${line}). Reprenez sa dernière version.`,
    en: `This file cannot be read (line ${line}). Bring back its last version.`,
  }),
  'file-unknown': () => ({
    fr: 'Ce fichier n’est pas l’un de ceux du site. Renommez-le ou supprimez-le.',
    en: 'This is not one of the files of the site. Rename it or delete it.',
  }),
  'phone-differs': () => ({
    fr: 'Le téléphone affiché et celui que le visiteur compose ne sont pas le même numéro. Changez les deux.',
    en: 'The telephone number shown and the one that is dialled are not the same. Change both.',
  }),
  'phone-length': () => ({
    fr: 'Un numéro suisse a dix chiffres\u00a0: 022 000 00 00.',
    en: 'A Swiss number has ten digits: 022 000 00 00.',
  }),
  'max-too-low': () => ({
    fr: 'Le nombre le plus élevé doit dépasser le nombre.',
    en: 'The highest number has to be above the number.',
  }),
  'updated-too-early': () => ({
    fr: 'Cette date vient avant la première publication.',
    en: 'This date comes before the first publication.',
  }),
  'unknown-slug': ({ slug, known }: { slug: string; known: string[] }) => ({
    build: `unknown "${slug}", expected one of ${known.join(', ')}`,
    fr: `Le choix «\u00a0${slug}\u00a0» n’existe plus. Prenez-en un autre dans la liste.`,
    en: `The choice “${slug}” no longer exists. Take another one from the list.`,
  }),
  taken: ({ value, owner }: { value: string | number; owner: string }) => ({
    fr: `«\u00a0${value}\u00a0» est déjà pris par «\u00a0${owner}\u00a0». Choisissez autre chose.`,
    en: `“${value}” is already taken by “${owner}”. Choose something else.`,
  }),
  'language-prefix': ({ route }: { route: string }) => ({
    fr: `L’adresse «\u00a0${route}\u00a0» commence comme celle d’une langue du site. Choisissez-en une autre.`,
    en: `The address “${route}” starts like that of a language of the site. Choose another one.`,
  }),
  'tool-without-data': ({ tool, file }: { tool: ServiceTool; file: string }) => ({
    build: `"${tool}" needs ${file}`,
    fr: `L’outil «\u00a0${tools[tool].fr}\u00a0» n’a pas de contenu. Remplissez-le, ou retirez l’outil.`,
    en: `The tool “${tools[tool].en}” has no content. Fill it in, or remove the tool.`,
  }),
  'not-plausible': ({ value, min, max }: { value: number; min: number; max: number }) => ({
    fr: `${value} n’est pas plausible. Indiquez un nombre de ${min} à ${max}.`,
    en: `${value} is not plausible. Enter a number from ${min} to ${max}.`,
  }),
  'too-low': ({ high, lower, low }: { high: number; lower: string; low: number }) => ({
    build: `${high} is below "${lower}", ${low}`,
    ...(lower === 'grant_step'
      ? {
          fr: `${high} est trop bas\u00a0: la puissance du palier est de ${low}.`,
          en: `${high} is too low: the power of the step is ${low}.`,
        }
      : {
          fr: `${high} est trop bas\u00a0: la part à laquelle ce nombre se compare est de ${low}.`,
          en: `${high} is too low: the share that it is compared with is ${low}.`,
        }),
  }),
  'figure-missing': () => ({
    fr: 'Le calcul solaire a besoin de ce chiffre. Remettez-le.',
    en: 'The solar estimate needs this figure. Put it back.',
  }),
  'picture-missing': ({ image }: { image: string }) => ({
    fr: `L’image ${fileName(image)} manque. Choisissez-en une autre.`,
    en: `The picture ${fileName(image)} is missing. Choose another one.`,
  }),
  'picture-unreadable': ({ image }: { image: string }) => ({
    fr: `L’image ${fileName(image)} ne peut pas être lue. Choisissez-en une autre.`,
    en: `The picture ${fileName(image)} cannot be read. Choose another one.`,
  }),
  'picture-too-small': ({
    image,
    size,
    shown,
  }: {
    image: string;
    size: string;
    shown: string;
  }) => ({
    fr: `L’image ${fileName(image)} a ${size} px. Il en faut au moins ${shown}.`,
    en: `The picture ${fileName(image)} has ${size} px. It needs at least ${shown}.`,
  }),
  'picture-unlike-night': ({
    size,
    expected,
    night,
  }: Record<'size' | 'expected' | 'night', string>) => ({
    fr: `Cette image a ${size} px. Il en faut ${expected}, comme pour sa version de nuit, ${fileName(night)}.`,
    en: `This picture has ${size} px. It needs ${expected}, like its version by night, ${fileName(night)}.`,
  }),
  'picture-unused': () => ({
    fr: 'Cette image n’est plus montrée nulle part. Supprimez-la.',
    en: 'This picture is no longer shown anywhere. Delete it.',
  }),
  // Sites that search engines may list.
  'example-host': ({ host }: { host: string }) => ({
    fr: `«\u00a0${host}\u00a0» est une adresse d’exemple. Mettez la vraie avant de rendre le site visible dans les moteurs de recherche.`,
    en: `“${host}” is an example address. Put the real one before search engines may list the site.`,
  }),
  'example-number': () => ({
    fr: 'Ce numéro est un exemple. Mettez le vrai avant de rendre le site visible dans les moteurs de recherche.',
    en: 'This number is an example. Put the real one before search engines may list the site.',
  }),
  'example-street': () => ({
    fr: 'Cette rue est un exemple. Mettez la vraie avant de rendre le site visible dans les moteurs de recherche.',
    en: 'This street is an example. Put the real one before search engines may list the site.',
  }),
  'fact-empty': () => ({
    fr: 'Ce champ est vide. Remplissez-le avant de rendre le site visible dans les moteurs de recherche.',
    en: 'This field is empty. Fill it in before search engines may list the site.',
  }),
  'fact-unknown': () => ({
    fr: 'Ce champ est vide\u00a0: le site n’en parle pas.',
    en: 'This field is empty: the site does not mention it.',
  }),
  'no-uid': ({ text }: { text: string }) => ({
    fr: `«\u00a0${text}\u00a0» n’est pas un numéro IDE comme CHE-123.456.788. Corrigez-le avant de rendre le site visible dans les moteurs de recherche.`,
    en: `“${text}” is not a business number like CHE-123.456.788. Correct it before search engines may list the site.`,
  }),
  'no-processor': ({ purpose }: { purpose: Purpose }) => ({
    fr: `Indiquez le prestataire qui ${tasks[purpose].fr} avant de rendre le site visible dans les moteurs de recherche.`,
    en: `Say which service ${tasks[purpose].en} before search engines may list the site.`,
  }),
  'no-safeguard': ({ processor, countries }: Record<'processor' | 'countries', string>) => ({
    fr: `Indiquez ce qui protège les données que ${processor} transmet à l’étranger (${countries}) avant de rendre le site visible dans les moteurs de recherche.`,
    en: `Say what protects the data that ${processor} takes abroad (${countries}) before search engines may list the site.`,
  }),
  'not-confirmed': () => ({
    fr: 'Confirmez ce point et indiquez la date avant de rendre le site visible dans les moteurs de recherche.',
    en: 'Confirm this and enter the date before search engines may list the site.',
  }),
  'not-reviewed': () => ({
    fr: 'Faites relire les textes juridiques et indiquez la date avant de rendre le site visible dans les moteurs de recherche.',
    en: 'Have the legal texts reviewed and enter the date before search engines may list the site.',
  }),
  // Texts.
  'no-language': () => ({
    fr: 'Ce n’est pas une langue du site. Reprenez une version précédente.',
    en: 'This is not a language of the site. Bring back an earlier version.',
  }),
  'folder-missing': () => ({
    fr: 'Tous les textes de cette langue manquent. Reprenez une version précédente.',
    en: 'All the texts of this language are missing. Bring back an earlier version.',
  }),
  'file-unused': () => ({
    fr: 'Ces textes n’ont plus de place sur le site. Supprimez-les.',
    en: 'These texts no longer have a place on the site. Delete them.',
  }),
  'no-text': ({ found }: { found: unknown }) => ({
    build: `expected a text, found ${JSON.stringify(found)}`,
    fr: 'Il faut un texte ici. Écrivez-le.',
    en: 'A text is needed here. Write it.',
  }),
  'text-empty': () => ({
    fr: 'Ce texte est vide. Remplissez-le.',
    en: 'This text is empty. Fill it in.',
  }),
  'unknown-fact': ({ name, known }: { name: string; known: string[] }) => ({
    build: `unknown fact "${name}", expected one of ${known.join(', ')}`,
    fr: `{{${name}}} n’existe pas. Vérifiez l’orthographe, ou enlevez-le.`,
    en: `{{${name}}} does not exist. Check the spelling, or remove it.`,
  }),
  'asked-by-code': () => ({
    fr: 'Une page a besoin de ce texte. Remettez-le.',
    en: 'A page needs this text. Put it back.',
  }),
  'translation-missing': () => ({
    fr: 'Ce texte manque dans cette langue. Traduisez-le.',
    en: 'This text is missing in this language. Translate it.',
  }),
  'translation-unknown': () => ({
    fr: 'Ce texte n’existe pas en français. Ajoutez-le en français, ou enlevez-le ici.',
    en: 'This text does not exist in French. Add it in French, or remove it here.',
  }),
  'other-placeholders': (names: { found: string[]; expected: string[] }) => ({
    ...otherPlaceholders(names),
  }),
  'rejected-term': ({ term, better }: { term: string; better: string }) => ({
    fr: `Le site n’emploie pas «\u00a0${term}\u00a0»\u00a0: écrivez «\u00a0${better}\u00a0».`,
    en: `The site does not use “${term}”: write “${better}”.`,
  }),
  'unknown-characters': ({ characters }: { characters: string }) => ({
    fr: `Les polices du site n’ont pas ce signe\u00a0: ${characters}. Écrivez autrement.`,
    en: `The fonts of the site do not have this character: ${characters}. Write it another way.`,
  }),
  'broken-placeholder': () => ({
    fr: 'Un mot entre accolades est abîmé\u00a0: il s’écrit {{ainsi}}, avec deux accolades de chaque côté.',
    en: 'A word in braces is broken: it is written {{so}}, with two braces on each side.',
  }),
  'nested-text': () => ({
    fr: 'Enlevez $t( : le site y mettrait un autre texte. Écrivez le texte lui-même.',
    en: 'Remove $t(: the site would put another text there. Write the text itself.',
  }),
  'has-tag': ({ tag }: { tag: string }) => ({
    fr: `Enlevez ${tag}\u00a0: les visiteurs le liraient tel quel.`,
    en: `Remove ${tag}: visitors would read it as it stands.`,
  }),
  typography: ({ mended }: { mended: string }) => ({
    build: `expected "${mended}", as npm run format writes it`,
    fr: `Écrivez, avec ces signes et ces espaces\u00a0: ${mended}`,
    en: `Write, with these signs and spaces: ${mended}`,
  }),
  zod: (found: z.core.$ZodIssue) => ({
    ...(!isPlainer(found) && { build: found.message }),
    ...zodWords(found),
  }),
} satisfies Record<string, (values: never) => Said>;

/** Code of a fault. */
export type FaultCode = keyof typeof catalogue;

/** Values that a code's message takes; undefined if it takes none. */
type Values<Code extends FaultCode> = Parameters<(typeof catalogue)[Code]>[0];

/** Where a fault is. */
export interface Place {
  /** Path from the project's root. */
  file: string;
  /** Slug of the record, or its place in the list. */
  record?: string | undefined;
  /** Field or key, `banner.image`. */
  field?: string | undefined;
  language?: Language | undefined;
}

/** An error in the data, the texts or the pictures that would show on a page or break it. */
export interface Fault extends Place {
  code: FaultCode;
  values: Values<FaultCode>;
}

/** Creates a fault. */
export function faultAt<Code extends FaultCode>(
  place: Place,
  code: Code,
  ...[values]: Parameters<(typeof catalogue)[Code]>
): Fault {
  return { ...place, code, values };
}

/** Codes whose message takes no values. */
export type PlainCode = {
  [Code in FaultCode]: Values<Code> extends undefined ? Code : never;
}[FaultCode];

/** Passes a code to zod in place of a message. */
export const because = (code: PlainCode): string => code;

const isCode = (message: string): message is PlainCode => Object.hasOwn(catalogue, message);

/** Converts an issue of zod to a fault: with the model's own code, or with zod's message. */
export const modelFault = (place: Place, found: z.core.$ZodIssue): Fault =>
  isCode(found.message) ? faultAt(place, found.message) : faultAt(place, 'zod', found);

/** The messages of a fault. */
export const wordsFor = ({ code, values }: Fault): Said =>
  (catalogue[code] as (values: Fault['values']) => Said)(values);

/** A fault as one sentence for the build's log, with file, record, field and language. */
export function sentence(fault: Fault): string {
  const { file, record, field, language } = fault;
  const where = [
    file,
    record && `record "${record}"`,
    field && `field "${field}"`,
    language && `language ${language}`,
  ];
  const { build, en } = wordsFor(fault);
  return `${where.filter(Boolean).join(', ')}: ${build ?? en.replace(/\.$/, '')}.`;
}
