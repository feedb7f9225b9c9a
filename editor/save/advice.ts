import type { EditorLanguage } from '../bilingual';
import { documentsOf } from '../documents';
import { service } from '../documents/record-kinds';
import { isObject, type Json } from '../json';
import { recordsOf, type Project } from '../store/content';
import { titleOf } from './where';

/** What the site shows of a service. */
interface Shown {
  isInGallery: boolean;
  hasParts: boolean;
}

const isNone = (value: Json | undefined) => !Array.isArray(value) || value.length === 0;

const galleryTiles = (files: Project): number => {
  const company = files['data/company.json'];
  return isObject(company) ? Number(company.galleryTiles) : 0;
};

/** What the site shows of each service, by slug. */
function shownOf(files: Project): Map<unknown, Shown> {
  const services = recordsOf(files, 'services');
  const entries = services.map(({ slug, category, order, details }) => {
    const before = services.filter(
      (each) => each.category === category && Number(each.order) < Number(order),
    );
    const isInGallery = before.length < galleryTiles(files);
    return [slug, { isInGallery, hasParts: !isNone(details) }] as const;
  });
  return new Map(entries);
}

const notInGallery = (title: string, count: number) => ({
  fr: `Le ${title} n’est pas dans la galerie de l’accueil, limitée à ${count} par métier. Ce nombre se change dans «\u00a0Entreprise\u00a0», «\u00a0Réglages du site\u00a0».`,
  en: `The ${title} is not in the gallery of the home page, which is limited to ${count} per trade. Change this number in “Business”, “Settings of the site”.`,
});

const withoutParts = (title: string) => ({
  fr: `Le ${title} n’a pas encore de partie\u00a0: sa page le dit temporairement indisponible.`,
  en: `The ${title} has no part yet: its page says that it is temporarily unavailable.`,
});

/** What a save has changed of services that an owner may not expect, in sentences. Nothing of it is a fault. */
export function adviceOn(before: Project, after: Project, language: EditorLanguage): string[] {
  const [was, is] = [shownOf(before), shownOf(after)];
  return documentsOf(after)
    .filter(({ kind }) => kind === service)
    .flatMap((id) => {
      const [old, present] = [was.get(id.name), is.get(id.name)];
      const title = titleOf(id, after, language).replace(/^./, (letter) => letter.toLowerCase());
      const isNews = (name: keyof Shown) => present?.[name] === false && old?.[name] !== false;
      return [
        ...(isNews('isInGallery') ? [notInGallery(title, galleryTiles(after))] : []),
        ...(isNews('hasParts') ? [withoutParts(title)] : []),
      ];
    })
    .map((sentence) => sentence[language]);
}
