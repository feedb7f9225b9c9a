import { z } from 'zod';
import { because } from '../faults';
import { isKnownCode } from '../format';
import {
  alternativeText,
  checkedOn,
  count,
  inEachLanguage,
  longInEachLanguage,
  picture,
  recordPicture,
  slug,
  sourceAddress,
  text,
  webAddress,
  year,
} from './fields';
import { label } from './label';

/** Units of figures: `a` is a year, `d` a day. */
const units = ['kWh/(m²·a)', 'm²', '%', 'CHF', 'kWp', 'households/a', 'a', '1/a', 'h/d'] as const;

/** A source of numbers. Figures and the constants of the solar estimate refer to it by slug. */
export const sourceSchema = z.strictObject({
  slug,
  name: longInEachLanguage.meta(label`Nom de la source | Name of the source
    Tel que le visiteur le lit : nos valeurs
    As visitors read it: our own figures`),
});

/**
 * `source` is the slug of a record of `data/sources.json`, `url` the page where visitors can read the number. A price
 * must say that it includes VAT (Price Indication Ordinance, RS 942.211, art. 4): the texts that name it rely on that.
 */
export const figureSchema = z
  .strictObject({
    slug,
    value: z.number().positive().meta(label`Nombre | Number
      Sans unité et sans apostrophe : 13000
      Without unit or separators: 13000`),
    max: z.number().positive().optional().meta(label`Nombre le plus élevé | Highest number
      Pour une fourchette : « 15 à 25 ». Vide : un seul nombre.
      For a range: “15 to 25”. Empty: a single number.`),
    unit: z.enum(units).meta(label`Unité du nombre | Unit of the number
      Ce que le nombre mesure.
      What the number measures.`),
    unitName: inEachLanguage.meta(label`Mot après le nombre | Word after the number
      Par exemple : francs, ans, fois par an
      For example: francs, years, times a year`),
    caption: longInEachLanguage.meta(label`Légende | Caption
      La suite de la phrase, sous le nombre. Elle ne dit que ce que dit la source.
      The rest of the sentence, below the number. It says only what the source says.`),
    vat: z.literal('included').optional().meta(label`TVA | VAT
      Seulement pour un prix. La loi veut qu’il s’affiche TVA comprise : si elle n’y est pas, ajoutez-la au nombre.
      Only for a price. The law wants it shown with VAT: if VAT is not in the number, add it.`),
    year: year.meta(label`Année | Year
      L’année pour laquelle le nombre est juste.
      The year that the number holds for.`),
    source: slug.meta(label`Source | Source
      Nom de la source affiché sous le chiffre, pris dans la liste des sources.
      The name of the source shown below the figure, from the list of sources.`),
    url: sourceAddress.optional(),
  })
  .refine(({ unit, vat }) => (unit === 'CHF') === (vat !== undefined), {
    path: ['vat'],
    message: because('vat-of-price'),
  })
  .refine(({ value, max = Infinity }) => max > value, {
    path: ['max'],
    message: because('max-too-low'),
  });

/**
 * A real project with town and year, or a typical job without either. `order` is its place among the projects, from 1.
 */
export const projectSchema = z
  .strictObject({
    slug,
    order: count.meta(label`Rang | Place
      Un nombre entier, différent pour chaque chantier : 1, 2, 3…
      A whole number, different for each project: 1, 2, 3…`),
    title: inEachLanguage.meta(label`Titre | Title`),
    task: longInEachLanguage.meta(label`Le besoin | The task
      Une phrase : ce qu’il y avait à résoudre.
      A sentence: what there was to solve.`),
    work: longInEachLanguage.meta(label`Votre réponse | Your work
      Une phrase : ce que vous avez installé.
      A sentence: what you installed.`),
    services: z.array(slug).min(1).meta(label`Services concernés | Services
      Au moins un. Le premier donne la couleur.
      At least one. The first gives the colour.`),
    image: recordPicture,
    imageAlt: alternativeText,
    town: text.optional().meta(label`Localité | Town
      Chantier réel : la localité et l’année. Chantier type : ni l’une ni l’autre.
      A real project has both town and year, a typical job neither.`),
    year: year.optional().meta(label`Année | Year
      Chantier réel : la localité et l’année. Chantier type : ni l’une ni l’autre.
      A real project has both town and year, a typical job neither.`),
  })
  .refine((project) => (project.town === undefined) === (project.year === undefined), {
    message: because('town-or-year'),
  });

/** A member of the team. The name is the photograph's alternative text. */
export const teamMemberSchema = z.strictObject({
  name: text.meta(label`Prénom et nom | Name
    Sert aussi de description de la photo.
    It is the description of the photograph too.`),
  role: inEachLanguage.meta(label`Rôle dans l’entreprise | Role in the business
    Par exemple : Installation et dépannage
    For example: Installation and repairs`),
  diploma: inEachLanguage.optional().meta(label`Diplôme | Diploma
    Par exemple : Brevet fédéral d’électricien. Vide : le site n’en parle pas.
    For example: Federal diploma of electrician. Empty: the site does not mention it.`),
  image: picture.optional().meta(label`Photo | Photograph
    Au moins 288 x 288 pixels. Sans photo : le site montre les initiales.
    At least 288 x 288 pixels. Without one, the site shows the initials.`),
});

export const guaranteeSchema = z.strictObject({
  title: inEachLanguage.meta(label`Ce qui est garanti | What is guaranteed
    Par exemple : Nos travaux
    For example: Our work`),
  years: count.meta(label`Durée | Length
    En années : 5
    In years: 5`),
  text: inEachLanguage.meta(label`Ce que la garantie couvre | What the guarantee covers`),
});

/** Units of a quote's positions; `flat` is one price for all of it. */
const quoteUnits = ['piece', 'hour', 'flat'] as const;

/**
 * The shape of `data/sample-quote.json`: an example of a quote. Prices in francs, without VAT; the totals are computed.
 */
export const sampleQuoteSchema = z.strictObject({
  title: inEachLanguage.meta(label`Le travail chiffré | The job that is priced`),
  vat: z.number().min(0).max(30).meta(label`Taux de TVA | Rate of VAT
    En pour cent : 8.1
    In per cent: 8.1`),
  positions: z
    .array(
      z.strictObject({
        text: inEachLanguage.meta(label`Ce qui est fourni ou fait | What is supplied or done`),
        note: inEachLanguage.meta(label`Note à côté du poste | Note beside the item`),
        quantity: z.number().positive().meta(label`Quantité | Quantity
          Des pièces ou des heures ; 1 pour un forfait.
          Pieces or hours; 1 for a flat rate.`),
        unit: z.enum(quoteUnits).meta(label`Unité | Unit`),
        price: z.number().positive().meta(label`Prix d’une unité | Price of one unit
          En francs (CHF), hors TVA : 118
          In francs (CHF), before VAT: 118`),
        optional: z.boolean().optional().meta(label`En option | Optional
          Le prix est montré et n’entre pas dans le total.
          The price is shown and is not in the total.`),
      }),
    )
    .min(1)
    .meta(label`Postes | Items`),
});

/** A partner business and its role. */
export const partnerSchema = z.strictObject({
  name: text.meta(label`Nom du partenaire | Name of the partner`),
  url: webAddress.optional().meta(label`Adresse de son site | Address of its site
    Commence par https:// ; vide : le nom est affiché sans lien.
    Starts with https://; empty: the name is shown without a link.`),
  role: inEachLanguage.meta(label`Ce qu’il fait pour vous | What it does for you
    Une phrase : Prépare le toit avant la pose des panneaux solaires.
    A sentence: Prepares the roof before the solar panels go up.`),
});

/** A review in the customer's own language, which need not be one of the site. */
export const reviewSchema = z.strictObject({
  text: text.meta(label`Texte de l’avis | Text of the review
    Mot pour mot, dans la langue du client. Le site ne le traduit pas.
    Word for word, in the customer’s language. The site does not translate it.`),
  language: z.string().refine((code) => isKnownCode('language', code), because('language-code'))
    .meta(label`Langue de l’avis | Language of the review
    Code à deux lettres : fr, de, sq
    A code of two letters: fr, de, sq`),
  name: text.meta(label`Auteur | Author
    Le nom ou les initiales, selon son accord : R. M.
    The name or the initials, as the author agreed: R. M.`),
  year: year.meta(label`Année de l’avis | Year of the review`),
  source: text.meta(label`Publié où | Published where
    Le nom du site où l’avis a paru, par exemple Google.
    The name of the site where the review appeared, such as Google.`),
  url: webAddress.optional().meta(label`Adresse de l’avis | Address of the review
    Commence par https:// ; vide : le site affiche l’avis sans lien.
    Starts with https://; empty: the site shows the review without a link.`),
});

/** Allowed durations and recipients of each kind of stored item. */
const storage: Record<string, { lasts: string[]; sentTo: (string | undefined)[] }> = {
  cookie: { lasts: ['browser'], sentTo: ['site'] },
  local: { lasts: ['cleared'], sentTo: [undefined] },
  session: { lasts: ['tab', 'sent', 'reloaded'], sentTo: [undefined, 'forms'] },
};

/**
 * An item that the site stores on a visitor's device. `name` is that of the cookie or the key; `*` is a wildcard.
 *
 * - A cookie lasts until the browser is closed, and goes to the site's host with its requests.
 * - Local storage stays until it is cleared, and goes nowhere.
 * - Session storage lasts at most as long as its tab. Items that a form sends go to the form service.
 */
export const storedItemSchema = z
  .strictObject({
    slug,
    purpose: inEachLanguage.meta(label`Utilité | Purpose
      Se lit dans le tableau de la page sur la protection des données.
      Shown in the table on the page about data protection.`),
    kind: z
      .enum(['cookie', 'local', 'session'])
      .meta(label`Où le navigateur le garde | Where the browser keeps it`),
    name: text.meta(label`Nom technique | Technical name`),
    lasts: z.enum(['browser', 'cleared', 'tab', 'sent', 'reloaded']).meta(label`Durée | How long`),
    sentTo: z
      .enum(['site', 'forms'])
      .optional()
      .meta(label`Qui d’autre le reçoit | Who else gets it`),
  })
  .refine(({ kind, lasts }) => storage[kind]?.lasts.includes(lasts), {
    path: ['lasts'],
    message: because('stored-otherwise'),
  })
  .refine(({ kind, sentTo }) => storage[kind]?.sentTo.includes(sentTo), {
    path: ['sentTo'],
    message: because('stored-otherwise'),
  });

/** The shape of `data/inspection.json`: intervals of the legal inspections of electrical installations. */
export const inspectionSchema = z.strictObject({
  title: inEachLanguage.meta(label`Titre | Title`),
  text: longInEachLanguage.meta(label`Introduction | Introduction`),
  kinds: z
    .array(
      z.strictObject({
        name: inEachLanguage.meta(label`Nom affiché | Name shown
          Par exemple : Bureau, commerce, atelier, ferme
          For example: Office, shop, workshop, farm`),
        years: count.meta(label`Délai entre deux contrôles | Time between two inspections
          En années : 20
          In years: 20`),
      }),
    )
    .min(1)
    .meta(label`Genres de bâtiments | Kinds of buildings`),
  who: z.array(longInEachLanguage).min(1).meta(label`Qui fait quoi | Who does what
    Dans l’ordre, une étape par ligne.
    In their order, one step a line.`),
  exceptions: z.array(longInEachLanguage).min(1).meta(label`Exceptions | Exceptions
    Un cas par paragraphe.
    One case a paragraph.`),
  source: inEachLanguage.meta(label`Source | Source
    L’année de la vérification suit.
    The year of the check follows.`),
  url: webAddress.optional().meta(label`Adresse de la source | Address of the source
    La page où lire les délais, avec https:// ; vide : pas de lien.
    The page where the periods can be read, with https://; empty: no link.`),
  checked: checkedOn,
});
