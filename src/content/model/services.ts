import { z } from 'zod';
import { count, picture, route, slug } from './fields';
import { label } from './label';

/** A page that lists services. `id` is its place among the categories, from 1. */
export const categorySchema = z.strictObject({
  id: count.meta(label`Rang dans les menus | Place in the menus
    Un nombre entier, différent pour chaque métier : 1, 2, 3…
    A whole number, different for each trade: 1, 2, 3…`),
  slug,
  route,
  image: picture,
});

/** Interactive sections that a service's page can have. A namespace of the same name holds the texts of each. */
export const serviceTools = ['solar-estimate', 'power-cut', 'inspection'] as const;
export type ServiceTool = (typeof serviceTools)[number];

const detailSchema = z.strictObject({ slug, image: picture });

export const serviceSchema = z.strictObject({
  slug,
  route,
  category: slug.meta(label`Métier | Trade
    Donne la couleur de la page et la place dans les menus.
    It gives the page its colour and its place in the menus.`),
  order: count.meta(label`Rang dans le métier | Place in the trade
    1 : le premier. Deux services d’un métier ne peuvent avoir le même rang.
    1: the first. Two services of a trade cannot have the same place.`),
  image: picture.meta(label`Image du service | Picture of the service
    Sur sa tuile, en haut de sa page, et quand la page est partagée sur un réseau social. Au moins 610 x 460 pixels.
    On its tile, at the top of its page, and when the page is shared on a social network. At least 610 x 460 pixels.`),
  /** The options of its page's head, whose title and paragraph are words of the service (spec, section 2). */
  banner: z
    .strictObject({
      background: picture.optional()
        .meta(label`Image de fond du haut de la page | Background picture at the top of the page
          Remplit le haut de la page, très atténuée, derrière le titre et l’image. Au moins 1280 x 720 pixels. Vide : fond uni.
          Fills the top of the page, much toned down, behind the title and the picture. At least 1280 x 720 pixels. Empty: a plain ground.`),
      whiteTitle: z.literal('yes').optional()
        .meta(label`Titre blanc sur fond sombre | White title on a dark ground
          « Oui » : le haut de la page est sombre, avec le titre en blanc. Vide : fond clair.
          “Yes”: the top of the page is dark, with a white title. Empty: a light ground.`),
    })
    .optional()
    .meta(label`Fond du haut de la page | Ground of the top of the page`),
  figures: z.array(slug).meta(label`Chiffres montrés | Figures shown
    Les chiffres en grand sur la page, dans cet ordre. Vide : aucun.
    The large figures on the page, in this order. Empty: none.`),
  details: z.array(detailSchema).meta(label`Parties de la page | Parts of the page
    Chacune a une image, à gauche et à droite en alternance, un texte, et des points ou un tableau de faits.
    Each has a picture, left and right in turn, a text, and points or a table of facts.`),
  /** Slugs of the questions that the page answers, in their order. */
  questions: z.array(z.strictObject({ slug })).optional()
    .meta(label`Questions et réponses | Questions and answers
      En bas de la page. Vide : aucune.
      At the bottom of the page. Empty: none.`),
  tools: z.array(z.enum(serviceTools)).optional().meta(label`Outils interactifs | Interactive tools
    Ce que le visiteur peut utiliser sur cette page. Vide : aucun outil.
    What a visitor can use on this page. Empty: no tool.`),
  /** Whether customers call it out at night, so that its page says what that costs. */
  repairs: z.boolean().optional().meta(label`Service de dépannage | Does repairs
    La page montre alors les suppléments de nuit et du dimanche, s’ils sont remplis.
    The page then shows the surcharges at night and on Sundays, if they are filled in.`),
});
