import type { Source } from '../../src/content/read';
import type { EditorLanguage } from '../bilingual';
import { allEdited, recordsOf, valueAt } from '../forms';
import { isLanguage } from '../../src/i18n/languages';
import { asText, isObject, type Json, type JsonObject } from '../schema';
import { isDeepStrictEqual } from 'node:util';
import { titleOf, whereIs } from './where';

/** Effects of a save that an owner may not expect. They are not faults. */

const galleryTiles = (source: Source): number => {
  const company = valueAt(source, 'data/company.json');
  return isObject(company) ? Number(company.galleryTiles) : 0;
};

/** Visible parts of a service. */
interface Shown {
  isInGallery: boolean;
  hasParts: boolean;
}

/** Visible parts of each service, by slug. */
function shownOf(source: Source): Map<string, Shown> {
  const services = recordsOf(source, 'services');
  const entries = services.map(({ slug, category, order, details }) => {
    const before = services.filter(
      (each) => each.category === category && Number(each.order) < Number(order),
    );
    const isInGallery = before.length < galleryTiles(source);
    return [slug, { isInGallery, hasParts: Array.isArray(details) && details.length > 0 }] as const;
  });
  return new Map(entries);
}

const notInGallery = (title: string, count: number) => ({
  fr: `Le ${title} n’est pas dans la galerie de l’accueil, limitée à ${count} par métier. Ce nombre se change dans «\u00a0Entreprise\u00a0», «\u00a0Coordonnées, horaires, réglages\u00a0».`,
  en: `The ${title} is not in the gallery of the home page, which is limited to ${count} per trade. Change this number in “Business”, “Contact, hours, settings”.`,
});

const withoutParts = (title: string) => ({
  fr: `Le ${title} n’a pas encore de partie\u00a0: sa page le dit temporairement indisponible.`,
  en: `The ${title} has no part yet: its page says that it is temporarily unavailable.`,
});

/** Length above which a text no longer fits its place, in characters, by field name. */
const lengths: Record<string, number> = { title: 60, summary: 90, lead: 300 };

const tooLong = (where: string, length: number, most: number) => ({
  fr: `${where}\u00a0: ${length} caractères. Au-delà de ${most}, ce texte déborde de sa place. Raccourcissez-le si vous pouvez.`,
  en: `${where}: ${length} characters. Beyond ${most} this text outgrows its place. Shorten it if you can.`,
});

/** Texts that have become too long. */
function longTexts(
  before: Json | undefined,
  after: Json | undefined,
  path: string[] = [],
): [string[], number, number][] {
  if (typeof after === 'string') {
    const most = lengths[path.at(-2) ?? ''];
    const isLong = most !== undefined && isLanguage(path.at(-1)) && after.length > most;
    return isLong && after !== before ? [[path, after.length, most]] : [];
  }
  if (typeof after !== 'object' || after === null) return [];
  const old = typeof before === 'object' && before !== null ? before : {};
  return Object.entries(after).flatMap(([key, value]) =>
    longTexts((old as JsonObject)[key], value, [...path, key]),
  );
}

const oldDescription = (where: string) => ({
  fr: `${where} est une autre image, avec la description de l’ancienne. Relisez-la dans chaque langue.`,
  en: `${where} is another picture, with the description of the old one. Read it again in each language.`,
});

/** Paths of changed pictures with an unchanged description. */
function oldDescriptions(
  before: Json | undefined,
  after: Json | undefined,
  path: string[] = [],
): string[][] {
  if (Array.isArray(before) && Array.isArray(after))
    return after.flatMap((item, index) => {
      const slug = isObject(item) ? item.slug : undefined;
      const old = before.find((each) => slug !== undefined && isObject(each) && each.slug === slug);
      return oldDescriptions(old, item, [...path, String(index)]);
    });
  if (!isObject(before) || !isObject(after)) return [];
  return Object.keys(after).flatMap((key) => {
    const own = [...path, key];
    const alt = `${key}Alt`;
    const isOld = key in before && before[key] !== after[key] && alt in after;
    if (isOld && isDeepStrictEqual(before[alt], after[alt])) return [own];
    return oldDescriptions(before[key], after[key], own);
  });
}

const dialledNumber = (source: Source): string => {
  const company = valueAt(source, 'data/company.json');
  return isObject(company) && isObject(company.phone) ? asText(company.phone.international) : '';
};

/** Reports the number dialled for a changed one: a foreign number can look like a Swiss one. */
function dialledAs(before: Source, after: Source) {
  const number = dialledNumber(after);
  if (!number || number === dialledNumber(before)) return [];
  const grouped = number.replace(/^(\+41)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5');
  return [
    {
      fr: `Vos clients composeront le ${grouped}. Si ce n’est pas juste, corrigez «\u00a0Téléphone, tel qu’on le compose\u00a0».`,
      en: `Your customers will dial ${grouped}. If this is wrong, correct “Telephone, as dialled”.`,
    },
  ];
}

/** Hints on a save's changes of services, pictures, texts and the telephone number. */
export function adviceOn(before: Source, after: Source, language: EditorLanguage): string[] {
  const [was, is] = [shownOf(before), shownOf(after)];
  const ofServices = allEdited(after)
    .filter(({ collection }) => collection === 'services')
    .flatMap((edited) => {
      const [old, present] = [was.get(edited.name), is.get(edited.name)];
      const title = titleOf(edited, after, language).replace(/^./, (letter) =>
        letter.toLowerCase(),
      );
      const isNews = (name: keyof Shown) => present?.[name] === false && old?.[name] !== false;
      return [
        ...(isNews('isInGallery') ? [notInGallery(title, galleryTiles(after))] : []),
        ...(isNews('hasParts') ? [withoutParts(title)] : []),
      ];
    });
  const ofPictures = Object.keys(after.data).flatMap((name) => {
    const file = `data/${name}.json`;
    const found = oldDescriptions(valueAt(before, file), valueAt(after, file));
    return found.map((path) =>
      oldDescription(whereIs({ file, field: path.join('.') }, after, language)),
    );
  });
  const ofTexts = Object.keys(after.data).flatMap((name) => {
    const file = `data/${name}.json`;
    const found = longTexts(valueAt(before, file), valueAt(after, file));
    return found.map(([path, length, most]) =>
      tooLong(whereIs({ file, field: path.join('.') }, after, language), length, most),
    );
  });
  return [...ofServices, ...ofPictures, ...ofTexts, ...dialledAs(before, after)].map(
    (sentence) => sentence[language],
  );
}
