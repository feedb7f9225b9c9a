import { z } from 'zod';
import {
  alternativeText,
  count,
  inEachLanguage,
  longInEachLanguage,
  recordPicture,
  route,
  slug,
} from './fields';
import { label } from './label';
import { serviceTools } from './service-tools';
import { question } from './texts';

/** Texts of a category or service, for its page and its tile. */
const pageWords = {
  summary: inEachLanguage.meta(label`Résumé | Summary
    Quelques mots sous le titre, dans les listes.
    A few words below the title, in lists.`),
  lead: longInEachLanguage.meta(label`Introduction | Introduction
    Une ou deux phrases en haut de la page.
    One or two sentences at the top of the page.`),
  description:
    longInEachLanguage.meta(label`Texte pour les moteurs de recherche | Text for search engines
      Une phrase sous le titre dans les résultats de recherche, 150 caractères environ.
      A sentence below the title in search results, about 150 characters.`),
};

/** A page that lists services. `order` is its place among the categories, from 1. */
export const categorySchema = z.strictObject({
  slug,
  order: count.meta(label`Rang dans les menus | Place in the menus
    Un nombre entier, différent pour chaque métier : 1, 2, 3…
    A whole number, different for each trade: 1, 2, 3…`),
  title: inEachLanguage.meta(label`Titre | Title`),
  ...pageWords,
  route,
  image: recordPicture,
  imageAlt: alternativeText,
  /** Help by appointment: where there is any, pages of the trade speak of no repairs by day and night. */
  support: z
    .strictObject({
      title: inEachLanguage.meta(label`Titre | Title`),
      text: longInEachLanguage.meta(label`Texte | Text`),
    })
    .optional().meta(label`Aide sur rendez-vous | Help by appointment
      Sur la page du métier, et sous le téléphone de ses services, à la place du dépannage jour et nuit. Vide : aucune.
      On the page of the trade, and below the phone number of its services, in place of repairs by day and night. Empty: none.`),
  also: z
    .strictObject({
      service: slug.meta(label`Service | Service`),
      title: inEachLanguage.meta(label`Titre du lien | Title of the link
        Ce que les visiteurs cherchent ici, dans leurs mots.
        What visitors look for here, in their words.`),
    })
    .optional()
    .meta(label`Lien vers un service d’un autre métier | Link to a service of another trade
      Sous les services du métier, pour qui le cherche ici. Vide : aucun.
      Below the services of the trade, for those who look for it here. Empty: none.`),
});

const detailSchema = z.strictObject({
  slug,
  image: recordPicture,
  imageAlt: alternativeText,
  title: inEachLanguage.meta(label`Titre | Title`),
  text: longInEachLanguage.meta(label`Texte | Text`),
  points: z.array(longInEachLanguage).optional().meta(label`Points | Points
    Quelques mots chacun, sans point à la fin. Vide : aucun.
    A few words each, without a full stop. Empty: none.`),
  facts: z
    .array(
      z.strictObject({
        label: inEachLanguage.meta(label`Sujet | Subject`),
        value: inEachLanguage.meta(label`Ce qui vaut | What holds
          Quelques mots, sans point à la fin.
          A few words, without a full stop.`),
      }),
    )
    .optional().meta(label`Faits | Facts
      Les lignes d’un tableau sous le texte, par exemple des durées ou des normes. Vide : aucun.
      The lines of a table below the text, such as periods or norms. Empty: none.`),
});

/** A service. `order` is its place among all services, from 1. */
export const serviceSchema = z.strictObject({
  slug,
  order: count.meta(label`Rang | Place
    Un nombre entier, différent pour chaque service : 1, 2, 3…
    A whole number, different for each service: 1, 2, 3…`),
  title: inEachLanguage.meta(label`Titre | Title
    Le nom du service, dans les menus et en haut de sa page.
    The name of the service, in the menus and at the top of its page.`),
  ...pageWords,
  route,
  category: slug.meta(label`Métier | Trade
    Donne la couleur de la page et la place dans les menus.
    It gives the page its colour and its place in the menus.`),
  image: recordPicture.meta(label`Image du service | Picture of the service
    Sur sa tuile, en haut de sa page, et quand la page est partagée sur un réseau social. Au moins 610 x 460 pixels.
    On its tile, at the top of its page, and when the page is shared on a social network. At least 610 x 460 pixels.`),
  imageAlt: alternativeText,
  /** Options of the page's banner. Its title and paragraph are texts of the service (spec, section 2). */
  banner: z
    .strictObject({
      background: recordPicture.optional()
        .meta(label`Image de fond du haut de la page | Background picture at the top of the page
          Remplit le haut de la page, très atténuée, derrière le titre et l’image. Au moins 1280 x 720 pixels. Vide : fond uni.
          Fills the top of the page, much toned down, behind the title and the picture. At least 1280 x 720 pixels. Empty: a plain ground.`),
      whiteTitle: z.literal('yes').optional()
        .meta(label`Titre blanc sur fond sombre | White title on a dark ground
          « Oui » : le haut de la page est sombre, avec le titre en blanc. Vide : fond clair.
          “Yes”: the top of the page is dark, with a white title. Empty: a light ground.`),
    })
    .optional()
    .meta(label`Fond du haut de la page | Ground of the top of the page`),
  /** Announced as temporarily unavailable. All texts are kept. */
  unavailable: z.boolean().optional()
    .meta(label`Temporairement indisponible | Temporarily unavailable
      La page l’annonce à la place de ses parties, et les formulaires ne proposent plus ce service. Ses textes restent ici.
      The page says so instead of showing its parts, and forms no longer offer the service. Its texts stay here.`),
  figures: z.array(slug).default([]).meta(label`Chiffres montrés | Figures shown
    Dans cet ordre ; le premier est affiché en très grand, les autres en cartes. Vide : aucun.
    In this order; the first is shown in very large type, the others as cards. Empty: none.`),
  detailsTitle: inEachLanguage.meta(
    label`Titre au-dessus des parties de la page | Title above the parts of the page`,
  ),
  details: z.array(detailSchema).default([]).meta(label`Parties de la page | Parts of the page
    Chacune a une image, à gauche et à droite en alternance, un texte, et des points ou un tableau de faits.
    Each has a picture, left and right in turn, a text, and points or a table of facts.`),
  questions: z.array(question).optional().meta(label`Questions et réponses | Questions and answers
    En bas de la page. Vide : aucune.
    At the bottom of the page. Empty: none.`),
  tools: z.array(z.enum(serviceTools)).optional().meta(label`Sections en plus | Further sections
    Ce que la page montre en plus de ses parties. Vide : rien.
    What the page shows besides its parts. Empty: nothing.`),
  /** Whether it includes emergency repairs, so that its page shows the surcharges at night and on Sundays. */
  repairs: z.boolean().optional().meta(label`Service de dépannage | Does repairs
    La page montre alors les suppléments de nuit et du dimanche, s’ils sont remplis.
    The page then shows the surcharges at night and on Sundays, if they are filled in.`),
});
