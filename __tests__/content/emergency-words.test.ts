import { languages } from '../../src/i18n/languages';
import { textsOf } from '../support/texts';

/** What saves a life comes in its order: who reads no further than the second line has read the right two. */

interface Steps {
  steps: Record<'danger' | 'injured', { actions: string[] }>;
}

/** What a line is about, by language. */
const words = {
  fr: {
    touch: /touchez/,
    plug: /débranchez/,
    solar: /panneaux solaires/,
    breathe: /massage cardiaque/,
    lift: /ascenseur/,
    stay: /restez chez vous/,
  },
  en: {
    touch: /touch/,
    plug: /plug/,
    solar: /solar panels/,
    breathe: /chest compressions/,
    lift: /lift/,
    stay: /stay inside/,
  },
  es: {
    touch: /toque/,
    plug: /clavija/,
    solar: /paneles solares/,
    breathe: /compresiones|masaje cardíaco/,
    lift: /ascensor/,
    stay: /quédese en casa/,
  },
  pt: {
    touch: /toque/,
    plug: /ficha/,
    solar: /painéis solares/,
    breathe: /compressões|massagem cardíaca/,
    lift: /elevador/,
    stay: /fique em casa/,
  },
  it: {
    touch: /tocchi/,
    plug: /spina/,
    solar: /pannelli solari/,
    breathe: /massaggio cardiaco/,
    lift: /ascensore/,
    stay: /resti in casa/,
  },
};

it.each(languages)('electric shock and fire, in %s', (language) => {
  const { danger, injured } = (textsOf(language)['power-cut'] as unknown as Steps).steps;
  const { touch, plug, solar, breathe, lift, stay } = words[language];
  const shock = [touch, plug, /\{\{emergency\.ambulance\}\}/, solar, breathe];
  shock.forEach((about, index) => expect(injured.actions[index]).toMatch(about));
  const fire = [/\{\{emergency\.fire\}\}/, lift, stay];
  fire.forEach((about, index) => expect(danger.actions[index]).toMatch(about));
});
