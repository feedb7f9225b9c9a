import { z } from 'zod';
import { because } from '../faults';
import { alternativeText, inEachLanguage, longInEachLanguage, picture, slug } from './fields';
import { label } from './label';

/** Texts of pages that come in lists. Headings, and the other texts that every site has, are in `locales/`. */

const title = inEachLanguage.meta(label`Titre | Title`);
const texts = z.array(longInEachLanguage).min(1);

/** The shape of `data/about.json`: the presentation of the business. */
export const aboutSchema = z.strictObject({
  paragraphs: texts.meta(label`Présentation | About the business`),
  values: z
    .array(z.strictObject({ title, text: longInEachLanguage.meta(label`Texte | Text`) }))
    .optional().meta(label`Engagements | Commitments
      Ce que vos clients peuvent attendre de vous. Vide : le site n’en parle pas.
      What customers can expect of you. Empty: the site does not mention it.`),
});

/** A customer's question and its answer. The slug is the hash of its address. */
export const question = z.strictObject({
  slug,
  question: inEachLanguage.meta(label`Question | Question`),
  answer: longInEachLanguage.meta(label`Réponse | Answer
    Deux à quatre phrases.
    Two to four sentences.`),
});

/** The shape of `data/questions.json`: general questions, not about one service. */
export const questionsSchema = z.strictObject({
  items: z.array(question).meta(label`Questions et réponses | Questions and answers
    Sur l’accueil. Vide : aucune.
    On the home page. Empty: none.`),
});

const boardPicture = z
  .strictObject({
    image: picture.meta(label`Image | Picture
      Au moins 208 x 156 pixels.
      At least 208 x 156 pixels.`),
    imageAlt: alternativeText,
  })
  .optional();

/**
 * The shape of `data/power-cut.json`: instructions for each step of `src/sections/PowerCut/steps.ts`, in their order,
 * one sentence per line, and pictures of the board.
 */
export const powerCutSchema = z.strictObject({
  steps: z.strictObject({
    danger: texts.meta(label`Danger immédiat | Immediate danger`),
    injured: texts.meta(label`Personne électrisée | Electric shock`),
    dependent: texts.meta(label`Appareil médical ou ascenseur | Medical device or lift`),
    street: texts.meta(label`Panne du réseau | Grid failure`),
    circuit: texts.meta(label`Disjoncteur abaissé | Circuit breaker tripped`),
    rcd: texts.meta(label`Différentiel abaissé | Residual-current device tripped`),
    fuse: texts.meta(label`Fusible à vis grillé | Screw-in fuse blown`),
    call: texts.meta(label`Appel à votre entreprise | Call to your business
      Dernière étape, quand rien n’y fait.
      Last step, when nothing helps.`),
  }).meta(label`Consignes de chaque étape | Instructions of each step
    Il y va de la sécurité : gardez le sens et l’ordre des gestes.
    This is about safety: keep the meaning and the order of the actions.`),
  after: texts.meta(label`Quand le courant est revenu | Once the power is back`),
  tell: texts.meta(label`À dire au téléphone | To say on the phone
    Pour tous. Ce qui a été répondu s’y ajoute.
    For everybody. What was answered is added.`),
  pictures: z
    .strictObject({
      levers: boardPicture.meta(label`Réponse : leviers | Answer: switches`),
      fuses: boardPicture.meta(label`Réponse : fusibles à vis | Answer: screw-in fuses`),
      unsafe: boardPicture.meta(
        label`Réponse : tableau mouillé ou noirci | Answer: wet or blackened`,
      ),
      leverDown: boardPicture.meta(label`Question du disjoncteur : abaissé | Circuit breaker: off`),
      leverHalfway: boardPicture.meta(
        label`Question du disjoncteur : à mi-hauteur | Circuit breaker: half-way`,
      ),
      raiseLever: boardPicture.meta(label`Consigne du disjoncteur | Circuit breaker: what to do`),
      residualCurrent: boardPicture.meta(label`Question du différentiel | Residual-current device`),
      fuseDropped: boardPicture.meta(label`Question du fusible | Fuse: blown`),
    })
    .optional().meta(label`Images du tableau | Pictures of the fuse box
      Petites, à côté des questions et des consignes. Vide : aucune.
      Small, beside questions and instructions. Empty: none.`),
});

const section = { title, paragraphs: texts.meta(label`Paragraphes | Paragraphs`) };

const ofLegalText = label`Chapitres | Sections
  Demandez à un juriste avant de changer le sens d’un texte.
  Ask a lawyer before you change the meaning of a text.`;

/** The shape of `data/privacy-policy.json`. The table of stored items stands below one of its sections. */
export const privacyPolicySchema = z.strictObject({
  sections: z
    .array(
      z.strictObject({
        ...section,
        showsStorage: z.boolean().optional()
          .meta(label`Avec ce que le site garde sur l’appareil | With what the site keeps on the device
            Le tableau et les hôtes, sous les paragraphes. Un seul chapitre les montre.
            The table and the hosts, below the paragraphs. One section only shows them.`),
      }),
    )
    .refine(
      (sections) => sections.filter(({ showsStorage }) => showsStorage).length === 1,
      because('storage-not-once'),
    )
    .meta(ofLegalText),
});

/** The shape of `data/terms-use.json`. */
export const termsUseSchema = z.strictObject({
  sections: z.array(z.strictObject(section)).min(1).meta(ofLegalText),
});
