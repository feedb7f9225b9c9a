import { z } from 'zod';
import { because } from '../faults';
import { languages } from '../../i18n/languages';
import { weekdays } from '../../opening/days';
import { label } from './label';

/** The longest text, in characters: a page is far from it, and a mistake with the keyboard is not. */
const longestText = 3000;

/** The longest slug or address, in characters: each names a file. */
const longestName = 100;

export const text = z.string().trim().min(1).max(longestText);
const name = z.string().trim().min(1).max(longestName);
export const slug = name.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, because('slug-form'))
  .meta(label`Nom interne | Internal name
    En minuscules, sans accents ni espaces. Ne le changez plus après la publication.
    In lower case, without accents or spaces. Do not change it once it is published.`);
export const route = name.regex(/^(?:\/[A-Za-z0-9_-]+)+$/, because('route-form'))
  .meta(label`Adresse de la page | Address of the page
    Une adresse publiée ne doit plus changer : les liens vers la page seraient perdus. Vide : faite d’après le titre.
    An address must not change once it is published: links to the page would be lost. Empty: made from the title.`);
/** A picture as a file names it, from its own folder: `./images/alarm.png`, or `../images/alarm.png`, is `images/alarm.png`. */
const pictureFrom = (pattern: RegExp, code: 'picture-form' | 'record-picture-form') =>
  text.regex(pattern, because(code)).transform((file) => file.replace(/^\.+\//, ''))
    .meta(label`Image | Picture
      Au moins 610 x 460 pixels.
      At least 610 x 460 pixels.`);
/** Of a file that stands in `data/` itself. */
export const picture = pictureFrom(/^\.\/images\/[a-z0-9_-]+\.(?:webp|png|jpg)$/, 'picture-form');
/** Of a record, in its folder. */
export const recordPicture = pictureFrom(
  /^\.\.\/images\/[a-z0-9_-]+\.(?:webp|png|jpg)$/,
  'record-picture-form',
);
export const weekday = z.enum(weekdays);
/** A time of day, `HH:MM`. A text that is none is compared with no other. */
export const time = text.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  error: because('time-form'),
  abort: true,
});
export const latitude = z.number().min(-90).max(90).meta(label`Latitude | Latitude
  En degrés, par exemple 46.2044
  In degrees, for example 46.2044`);
export const longitude = z.number().min(-180).max(180).meta(label`Longitude | Longitude
  En degrés, par exemple 6.1432
  In degrees, for example 6.1432`);
export const coordinates = { latitude, longitude };
/** A word: a text in each language. */
export const inEachLanguage = z.record(z.enum(languages), text);
/** One of several lines. */
export const longInEachLanguage = inEachLanguage.meta({ isLong: true });
/** What the picture beside it shows. */
export const alternativeText =
  inEachLanguage.meta(label`Description de l’image | Description of the picture
    Dites ce que l’on voit, en une phrase courte, sans « image de ». Lu aux visiteurs aveugles et par les moteurs de recherche.
    Say what is to be seen, in one short sentence, without “picture of”. Read to blind visitors and by search engines.`);
/** The year that a fact holds for: none still to come, none too old to be of use. */
export const year = z
  .number()
  .int()
  .min(1990)
  .refine((value) => value <= new Date().getFullYear(), because('year-to-come'));
const day = 24 * 60 * 60 * 1000;

/** The last day that has begun somewhere: the clock of the build may be behind that of whoever writes a date. */
const lastDay = () => new Date(Date.now() + day).toISOString().slice(0, 10);

/** The day on which somebody last compared a fact with its source. */
export const checkedOn = z.iso.date().refine((date) => date <= lastDay(), because('date-to-come'))
  .meta(label`Vérifié le | Checked on
    Le jour où vous avez relu la source. À refaire chaque année.
    The day on which you last read the source. Do so once a year.`);
export const webAddress = z.url({ protocol: /^https$/ });
/** The page where visitors can read a number. */
export const sourceAddress = webAddress.meta(label`Adresse de la source | Address of the source
  La page où lire le nombre, avec https:// ; vide : la source est affichée sans lien.
  The page where the number can be read, with https://; empty: the source is shown without a link.`);
export const count = z.number().int().min(1);
