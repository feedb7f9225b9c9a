import type { Language } from '../../i18n/languages';
import type { Issue } from '../issue';
import type { Source } from '../source';
import { localeTexts } from './locale-texts';

/** Terms that are wrong or unclear in a language, each with the term to write instead. `docs/glossary.md` lists them too. */
export const rejectedTerms: Partial<Record<Language, Record<string, string>>> = {
  fr: {
    digicode: 'code d’entrée',
    'lettre par saison': 'newsletter',
    'mêmes gaines': 'même local technique',
    'pas sur la ligne': 'pas sur le plan',
    'protections adaptées': 'différentiel 30 mA',
    'responsabilité civile professionnelle': 'RC entreprise',
    subventions: 'aides',
  },
  en: {
    'consumer unit': 'fuse box',
    'distribution board': 'fuse box',
    'fuse board': 'fuse box',
    'fuse boards': 'fuse boxes',
    'low-voltage systems': 'data, intercom and access systems',
    'main breaker': 'main switch',
    'measured on site': 'tested on site',
    measurements: 'test results',
    'not on the line': 'not on the map',
    'request a quote': 'get a free quote',
    subsidies: 'grants',
    'web integration': 'websites and shops',
  },
  es: {
    'averías urgentes': 'reparaciones urgentes',
    'con una sola persona': 'con un solo interlocutor',
    'conexión segura': 'inicio de sesión seguro',
    'por oficio': 'por sector',
    'primera cita': 'primer contacto',
    'relojes astronómicos': 'interruptores horarios astronómicos',
    subvenciones: 'ayudas',
  },
  pt: {
    'ao solar': 'à energia solar',
    'carta por estação': 'newsletter',
    'colocação em conformidade': 'adequação às normas',
    'com a mesma pessoa': 'com um só interlocutor',
    'ligação segura': 'início de sessão seguro',
    'o solar': 'a energia solar',
    'por ofício': 'por área',
    'primeiro encontro': 'primeiro contacto',
    'relógios astronómicos': 'interruptores horários astronómicos',
    'sob reserva': 'sem prejuízo',
    subsídios: 'apoios',
  },
  it: {
    'armadio di rete': 'rack di rete',
    'armadio ordinato': 'rack ordinato',
    'interruttore che scatta': 'interruttore automatico',
    'lavoro sicuro': 'impianti sicuri',
    'lettera per stagione': 'newsletter',
    navigatore: 'browser',
    'non è sulla linea': 'non è sulla cartina',
    'orologi astronomici': 'interruttori orari astronomici',
    'parola mantenuta': 'promesse mantenute',
    'richiedere il preventivo': 'chiedere il preventivo',
    'rinnovo su due fili': 'ammodernamento su due fili',
    'ripresa dei contatti': 'migrazione dei contatti',
  },
};

/** Finds a term as whole words. `\b` would end a word at an accent. */
const wholeWords = (term: string) => new RegExp(`(?<!\\p{L})${term}(?!\\p{L})`, 'iu');

/** Checks that no text uses a rejected term of its language. */
export function checkRejectedTerms(source: Source): Issue[] {
  return Object.entries(rejectedTerms).flatMap(([language, terms]) => {
    const texts = localeTexts(source, language as Language);
    return Object.entries(terms).flatMap(([term, better]) =>
      texts
        .filter(({ text }) => wholeWords(term).test(String(text)))
        .map(({ place }) => ({
          ...place,
          message: `"${term}" is not used here, write "${better}"`,
        })),
    );
  });
}
