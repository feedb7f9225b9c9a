import { z } from 'zod';
import { because } from '../faults';
import { languages } from '../../i18n/languages';
import { weekdays } from '../weekdays';
import { label } from './label';

/** Maximum length of a text, in characters: far above any real text, but not above a stuck key. */
const longestText = 3000;

/** Maximum length of a slug or address, in characters: each becomes a file name. */
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
/**
 * A picture in `data/`: `images/alarm.png` for `./images/alarm.png` or `../images/alarm.png`, the path from the file
 * that names it.
 */
export const pictureInData = (file: string): string => file.replace(/^\.+\//, '');
const pictureFrom = (pattern: RegExp, code: 'picture-form' | 'record-picture-form') =>
  text.regex(pattern, because(code)).transform(pictureInData).meta(label`Image | Picture
      Au moins 610 x 460 pixels.
      At least 610 x 460 pixels.`);
/** In a file of `data/` itself. */
export const picture = pictureFrom(/^\.\/images\/[a-z0-9_-]+\.(?:webp|png|jpg)$/, 'picture-form');
/** In a record, whose file is in a folder of `data/`. */
export const recordPicture = pictureFrom(
  /^\.\.\/images\/[a-z0-9_-]+\.(?:webp|png|jpg)$/,
  'record-picture-form',
);
export const weekday = z.enum(weekdays);
/** A time of day, `HH:MM`. An invalid one is not compared with others. */
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
/** The same, of several lines. */
export const longInEachLanguage = inEachLanguage.meta({ isLong: true });
/** Alternative text of a picture. */
export const alternativeText =
  inEachLanguage.meta(label`Description de l’image | Description of the picture
    Dites ce que l’on voit, en une phrase courte, sans « image de ». Lu aux visiteurs aveugles et par les moteurs de recherche.
    Say what is to be seen, in one short sentence, without “picture of”. Read to blind visitors and by search engines.`);
/** The year that a fact holds for: not in the future, not before 1990. */
export const year = z
  .number()
  .int()
  .min(1990)
  .refine((value) => value <= new Date().getFullYear(), because('year-to-come'));
const day = 24 * 60 * 60 * 1000;

/** The latest date allowed: tomorrow in UTC, as the author's time zone may be ahead of the build's. */
const lastDay = () => new Date(Date.now() + day).toISOString().slice(0, 10);

/** The day of a fact's last comparison with its source. */
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
