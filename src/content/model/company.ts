import { z } from 'zod';
import type { Company, Processor } from '.';
import { because } from '../faults';
import { isKnownCode } from '../format';
import { confirmedSchema } from './confirmations';
import { count, inEachLanguage, coordinates, text, time, webAddress, weekday } from './fields';
import { label } from './label';

/** Purposes of services that process visitors' data. */
export const purposes = ['forms', 'mail', 'hosting'] as const;
export type Purpose = (typeof purposes)[number];

const country = z.string().refine((code) => isKnownCode('region', code), because('country-code'));

const shortNumber = text.regex(/^\d[\d ]*$/, because('short-number-form'));

/** Optional facts of the business. Texts leave them out while they are empty. */
const optionalFields = {
  processors: z
    .array(
      z.strictObject({
        name: text.meta(label`Nom du prestataire | Name of the service`),
        purpose: z
          .enum(purposes)
          .meta(label`Ce qu’il fait pour le site | What it does for the site`),
        countries: z.array(country).min(1)
          .meta(label`Pays où les données peuvent aller | Countries that the data may reach
            Codes à deux lettres : CH, US, DE ; EU pour l’Union européenne.
            Codes of two letters: CH, US, DE; EU for the European Union.`),
        safeguard: inEachLanguage.optional()
          .meta(label`Protection des données à l’étranger | Protection of the data abroad
            La garantie qui protège les données hors de Suisse (LPD, art. 16), comme fin de phrase. Vide : le site n’en parle pas.
            What protects the data outside Switzerland (FADP, Art. 16), as the end of a sentence. Empty: the site does not mention it.`),
      }),
    )
    .optional()
    .meta(label`Prestataires qui traitent les données des visiteurs | Services that handle visitors’ data
      Le service de formulaires, la messagerie où vos e-mails arrivent et l’hébergeur, cités dans la protection des données.
      The form service, the provider of your mailbox and the host, named in the privacy policy.`),
  /** A request is deleted after this time at the latest. */
  requestRetentionMonths: count.optional()
    .meta(label`Conservation des demandes sans suite | How long requests without follow-up are kept
      En mois : 12. Vide : le site n’en parle pas.
      In months: 12. Empty: the site does not mention it.`),
  replyWithin: z
    .strictObject({
      value: count.meta(label`Durée | Length
        Un nombre entier : 1
        A whole number: 1`),
      unit: z.enum(['workingDays', 'hours']).meta(label`Unité | Unit`),
    })
    .optional().meta(label`Délai de réponse promis | Promised time of reply
      Vide : le site dit « dès que possible ».
      Empty: the site says “as soon as possible”.`),
  emergencyNumbers: z
    .strictObject({
      general: shortNumber.meta(label`Urgences en général | Emergencies in general
        En Europe : 112. Vide : le site n’en parle pas.
        In Europe: 112. Empty: the site does not mention it.`),
      police: shortNumber.meta(label`Police | Police
        En Suisse : 117. Vide : le site n’en parle pas.
        In Switzerland: 117. Empty: the site does not mention it.`),
      fire: shortNumber.meta(label`Pompiers | Fire brigade
        En Suisse : 118. Vide : le site n’en parle pas.
        In Switzerland: 118. Empty: the site does not mention it.`),
      ambulance: shortNumber.meta(label`Ambulance | Ambulance
        En Suisse : 144. Vide : le site n’en parle pas.
        In Switzerland: 144. Empty: the site does not mention it.`),
      utility: z.strictObject({
        name: text.meta(label`Nom du gestionnaire du réseau | Name of the grid operator`),
        phone: text.meta(label`Téléphone en cas de panne | Telephone for outages
          Avec des espaces : 022 000 00 00
          With spaces: 022 000 00 00`),
      }).meta(label`Gestionnaire du réseau électrique | Grid operator
        À qui signaler une panne de quartier. Vide : le site n’en parle pas.
        Whom to tell about a power cut in the whole street. Empty: the site does not mention it.`),
    })
    .partial()
    .optional().meta(label`Numéros d’urgence | Emergency numbers
      Affichés avec l’aide en cas de panne de courant.
      Shown with the help for a power cut.`),
  legalReviewed: z.iso.date().optional()
    .meta(label`Textes juridiques : dernière relecture | Legal texts: last review
      Le jour où un juriste les a relus. Nécessaire avant d’apparaître dans les moteurs de recherche.
      The day on which a lawyer read them. Needed before search engines may list the site.`),
};

/** Percent of the hourly rate, or Swiss francs per call-out. */
const surcharge = z.strictObject({
  amount: count.meta(label`Montant | Amount
    Un nombre entier : 50
    A whole number: 50`),
  unit: z.enum(['%', 'CHF']).meta(label`Unité | Unit`),
});

/**
 * Prices of a call-out, in Swiss francs with VAT: an hour, travel, and surcharges at night and on Sundays; and the
 * usual time until arrival. A surcharge in percent needs its base (Price Indication Ordinance).
 */
const callOutSchema = z.strictObject({
  arrivalMinutes: count.meta(label`Délai d’arrivée habituel | Usual time until arrival
    En minutes après l’appel : 60
    In minutes after the call: 60`),
  hourlyRate: count.meta(label`Tarif horaire | Hourly rate
    En francs, TVA comprise : 120
    In francs, VAT included: 120`),
  travel: count.meta(label`Déplacement | Travel
    En francs par intervention, TVA comprise : 60
    In francs per call-out, VAT included: 60`),
  night: z
    .strictObject({
      from: time.meta(label`Début de la nuit | Night begins at`),
      to: time.meta(label`Fin de la nuit | Night ends at`),
      surcharge: surcharge.meta(label`Supplément de nuit | Night surcharge`),
    })
    .refine(({ from, to }) => from !== to, {
      path: ['to'],
      message: because('no-night'),
    })
    .meta(label`La nuit | At night`),
  sunday: z
    .strictObject({ surcharge: surcharge.meta(label`Supplément du dimanche | Sunday surcharge`) })
    .meta(label`Le dimanche | On Sundays`),
});

/** Opening and closing time of the office. */
const openSpan = z
  .strictObject({
    opens: time.meta(label`Ouverture | Opens at`),
    closes: time.meta(label`Fermeture | Closes at`),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: because('closes-too-early'),
  });

/** Office hours: one row for all days with the same hours. Days in no row are closed. */
const hoursSchema = z
  .array(
    z.strictObject({
      days: z.array(weekday).min(1).meta(label`Jours | Days
        Tous les jours qui ont ces heures.
        All the days that have these hours.`),
      spans: z
        .array(openSpan)
        .min(1)
        .refine(
          (spans) => spans.every(({ opens }, index) => !index || spans[index - 1]!.closes < opens),
          because('spans-overlap'),
        ).meta(label`Heures | Hours
          Avec une pause à midi : deux lignes, le matin et l’après-midi.
          With a break at noon: two items, the morning and the afternoon.`),
    }),
  )
  .min(1)
  .refine((rows) => {
    const days = rows.flatMap((row) => row.days);
    return new Set(days).size === days.length;
  }, because('day-twice')).meta(label`Heures d’ouverture | Opening hours
    Une ligne par horaire : du lundi au vendredi, puis le samedi. Le site en fait un texte.
    One item for each timetable: Monday to Friday, then Saturday. The site makes a text of them.`);

/** The digits of a Swiss number: `0220000000`, or with the country's code `41220000000`. */
const swissNumber = /^(?:0|(?:00)?41)[1-9]\d{8}$/;

interface Phone {
  display: string;
  international: string;
}

const digitsOf = ({ display }: Phone) => display.replaceAll(/\D/g, '');

/** Whether a Swiss number, as shown, lacks no digit. */
const isWhole = (phone: Phone) =>
  !phone.international.startsWith('+41') || swissNumber.test(digitsOf(phone));

/** Whether the number shown is the one dialled. */
const isDialled = (phone: Phone) =>
  phone.international.endsWith(digitsOf(phone).replace(/^0+/, ''));

const textOrEmpty = z.string().trim();

/** The fields of `data/company.json`, in the order of the editor’s form: fields that change most often come first. */
const companyFields = z.strictObject({
  name: text.meta(label`Nom de l’entreprise | Name of the business
    Affiché en haut de chaque page et dans les textes.
    Shown at the top of each page and in the texts.`),
  phone: z
    .strictObject({
      display: text.regex(/\d/, { error: because('phone-digits'), abort: true })
        .meta(label`Téléphone, tel qu’on le lit | Telephone, as shown
        Avec des espaces : 022 000 00 00
        With spaces: 022 000 00 00`),
      international: text.regex(/^\+[1-9]\d{6,14}$/, because('phone-form'))
        .meta(label`Téléphone, tel qu’on le compose | Telephone, as dialled
          Avec +41 et sans espaces : +41220000000. Suit de lui-même un numéro suisse changé au-dessus.
          With +41 and without spaces: +41220000000. Follows a Swiss number that you change above.`),
    })
    .refine(isWhole, { path: ['display'], message: because('phone-length'), abort: true })
    .refine(isDialled, { path: ['display'], message: because('phone-differs') })
    .meta(label`Téléphone | Telephone`),
  email: z.email().meta(label`Adresse e-mail | Email address
    Affichée sur le site. Elle ne change pas l’adresse à laquelle arrivent les formulaires.
    Shown on the site. It does not change the address that receives the forms.`),
  legalName: text.optional().meta(label`Nom inscrit au registre | Registered name
    Le nom complet avec la forme juridique, ou le nom de famille du titulaire d’une raison individuelle : Volta Sàrl. Affiché avec l’adresse et dans les textes juridiques, avec l’IDE.
    The full name with its legal form, or with the family name of a sole owner: Volta Sàrl. Shown with the address and in the legal texts, with the UID.`),
  address: z
    .strictObject({
      street: text.meta(label`Rue et numéro | Street and number`),
      postalCode: text.meta(label`Numéro postal | Postcode`),
      locality: text.meta(label`Localité | Town`),
      canton: text.meta(label`Canton | Canton
        En deux lettres : GE
        In two letters: GE`),
      country: z.string().length(2).meta(label`Pays | Country
        En deux lettres : CH
        In two letters: CH`),
    })
    .meta(label`Adresse postale | Postal address`),
  region: inEachLanguage.meta(label`Région | Region
    Le nom que les textes citent, dans chaque langue : Genève, Geneva…
    The name that the texts use, in each language: Genève, Geneva…`),
  hours: hoursSchema,
  callOut: callOutSchema.optional().meta(label`Prix des interventions | Prices of call-outs
    Affichées sur la page de contact et pour les services de dépannage. Vide : le site n’en parle pas.
    Shown on the contact page and with the services that do repairs. Empty: the site does not mention it.`),
  area: z
    .array(
      z.strictObject({
        town: text.meta(label`Nom de la localité | Name of the town`),
        ...coordinates,
        /**
         * Side of the stop on which the map writes the name, where the default, away from the base, is too near to
         * something.
         */
        side: z.enum(['left', 'right']).optional()
          .meta(label`Côté du nom sur le plan | Side of the name on the map
            Seulement si le nom touche autre chose sur le plan.
            Only if the name touches something else on the map.`),
      }),
    )
    .min(2).meta(label`Localités desservies | Towns served
      Au moins deux. Elles sont sur le plan ; les textes citent la première et la dernière.
      At least two. They are on the map; the texts name the first and the last.`),
  base: z.strictObject(coordinates).meta(label`Emplacement de l’entreprise | Place of the business
    Les moteurs de recherche l’indiquent sur une carte. Sert aussi à dessiner la course du soleil.
    Search engines show it on a map. The path of the sun is drawn for it too.`),
  social: z.array(
    z.strictObject({
      name: text.meta(label`Nom du réseau | Name of the network`),
      url: webAddress.meta(label`Adresse de votre page | Address of your page
        Commence par https://
        Starts with https://`),
    }),
  ).meta(label`Réseaux sociaux | Social networks
    Liens en bas de chaque page.
    Links at the foot of each page.`),
  ...optionalFields,
  authorisations: z.strictObject({
    oibt: textOrEmpty.meta(label`Autorisation générale d’installer (OIBT) | General installation licence (NIV/OIBT)
      Le numéro de l’autorisation. Vide : le site n’en parle pas.
      The number of the licence. Empty: the site does not mention it.`),
    ide: textOrEmpty.meta(label`Numéro d’identification (IDE) | Business number (IDE/UID)
      Sous la forme CHE-123.456.788. Vide : le site n’en parle pas.
      In the form CHE-123.456.788. Empty: the site does not mention it.`),
    insurance: textOrEmpty.meta(label`Assurance RC entreprise | Liability insurance
      L’assureur et le numéro de police. Vide : le site n’en parle pas.
      The insurer and the policy number. Empty: the site does not mention it.`),
  }).meta(label`Autorisations et assurances | Licences and insurance
    Affichées sur la page de l’entreprise. Toutes sont nécessaires avant de rendre le site visible dans les moteurs de recherche, l’autorisation d’installer seulement pour un électricien.
    Shown on the company page. All are needed before search engines may list the site, the installation licence only by an electrician.`),
  privacyPublished: z.iso
    .date()
    .meta(label`Protection des données : première publication | Privacy policy: first published`),
  privacyUpdated: z.iso.date()
    .meta(label`Protection des données : dernière modification | Privacy policy: last changed
      À mettre à jour à chaque modification de ce texte.
      Change it with every change of that text.`),
  confirmed: confirmedSchema.optional()
    .meta(label`À confirmer avant la publication | To confirm before publication
      Le jour où chaque point a été confirmé. Tous sont nécessaires avant de rendre le site visible dans les moteurs de recherche.
      The day on which each point was confirmed. All are needed before search engines may list the site.`),
  indexed: z.boolean().meta(label`Visible dans les moteurs de recherche | Listed by search engines
    À activer quand tout est réel et complet : le site est alors vérifié plus sévèrement.
    Turn it on once everything is real and complete: the site is then checked more strictly.`),
  siteUrl: z.url({ protocol: /^https$/ }).regex(/^\w+:\/\/[^/?#]+$/, because('url-path'))
    .meta(label`Adresse du site | Address of the site
      Commence par https:// et finit par le nom de domaine : https://www.exemple.ch
      Starts with https:// and ends with the domain name: https://www.example.ch`),
  businessType: text.regex(/^[A-Z][A-Za-z]+$/, because('schema-type'))
    .meta(label`Métier, pour les moteurs de recherche | Trade, for search engines
      Un genre de LocalBusiness de schema.org, en anglais : Electrician, Bakery, Plumber…
      A type of schema.org’s LocalBusiness: Electrician, Bakery, Plumber…`),
  galleryTiles:
    count.meta(label`Accueil : services montrés par métier | Home page: services shown per trade
      Le nombre maximal de services de chaque métier dans la galerie.
      The largest number of services of each trade in the gallery.`),
  showSendFailure: z.boolean()
    .meta(label`Avertir si un formulaire ne part pas | Say so when a form cannot be sent
      Le visiteur voit alors un message avec votre téléphone.
      The visitor then sees a notice with your telephone number.`),
  /** Repository in which the editor on the host saves. Without it, that editor is not built. */
  repository: z
    .strictObject({
      name: text.regex(/^[A-Za-z\d-]+\/[\w.-]+$/, because('repository-form'))
        .meta(label`Nom du dépôt GitHub | Name of the GitHub repository
          Le compte et le dépôt : compte/site
          The account and the repository: account/site`),
      pullRequests: z.boolean().meta(label`Relire avant de publier | Review before publishing
          Chaque enregistrement attend dans une demande de fusion, avec son aperçu. Sinon, il est publié aussitôt.
          Each save waits in a pull request, with its preview. Otherwise it is published at once.`),
    })
    .optional().meta(label`Édition en ligne | Editing online
      Réglage technique : demandez à la personne qui héberge le site.
      A technical setting: ask whoever hosts the site.`),
});

/** The shape of `data/company.json`. */
export const companySchema = companyFields.refine(
  ({ privacyPublished, privacyUpdated }) => privacyUpdated >= privacyPublished,
  { path: ['privacyUpdated'], message: because('updated-too-early') },
);

/** Countries other than the company's own to which a processor may take data. */
export const countriesAbroad = ({ countries }: Processor, { address }: Company): string[] =>
  countries.filter((country) => country !== address.country);

/** Whether a processor takes data abroad without a stated safeguard. */
export const lacksSafeguard = (processor: Processor, company: Company): boolean =>
  !processor.safeguard && countriesAbroad(processor, company).length > 0;
