import powerCut from '../../data/power-cut.json';
import { type Language, languages } from '../../src/i18n/languages';

/** Life-saving instructions come first, so that a visitor who stops after the second line has read the right two. */

type Line = 'touch' | 'plug' | 'solar' | 'breathe' | 'lift' | 'stay' | 'main' | 'stronger';

/** Patterns for the subject of a line, in the languages in which the steps were written. */
const words: Partial<Record<Language, Record<Line, RegExp>>> = {
  fr: {
    touch: /touchez/,
    plug: /débranchez/,
    solar: /panneaux solaires/,
    breathe: /massage cardiaque/,
    lift: /ascenseur/,
    stay: /restez chez vous/,
    main: /disjoncteur principal/,
    stronger: /jamais plus fort/,
  },
  en: {
    touch: /touch/,
    plug: /plug/,
    solar: /solar panels/,
    breathe: /chest compressions/,
    lift: /lift/,
    stay: /stay inside/,
    main: /main switch/,
    stronger: /never a higher one/,
  },
  es: {
    touch: /toque/,
    plug: /clavija/,
    solar: /paneles solares/,
    breathe: /compresiones|masaje cardíaco/,
    lift: /ascensor/,
    stay: /quédese en casa/,
    main: /interruptor general/,
    stronger: /nunca mayor/,
  },
  pt: {
    touch: /toque/,
    plug: /ficha/,
    solar: /painéis solares/,
    breathe: /compressões|massagem cardíaca/,
    lift: /elevador/,
    stay: /fique em casa/,
    main: /disjuntor geral/,
    stronger: /nunca superior/,
  },
  it: {
    touch: /tocchi/,
    plug: /spina/,
    solar: /pannelli solari/,
    breathe: /massaggio cardiaco/,
    lift: /ascensore/,
    stay: /resti in casa/,
    main: /interruttore principale/,
    stronger: /mai superiore/,
  },
};

it.each(languages)('electric shock and fire, in %s', (language) => {
  const { danger, injured } = powerCut.steps;
  const about = words[language];
  const shock = [about?.touch, about?.plug, /\{\{emergency\.ambulance\}\}/, about?.breathe];
  shock.forEach((line, index) => expect(injured[index]?.[language]).toMatch(line ?? ''));
  expect(injured.at(-1)?.[language]).toMatch(about?.solar ?? '');
  const fire = [/\{\{emergency\.fire\}\}/, about?.lift, about?.stay];
  fire.forEach((line, index) => expect(danger[index]?.[language]).toMatch(line ?? ''));
});

it.each(languages)(
  'a screw-in fuse: first when to leave it alone, then the main switch, in %s',
  (language) => {
    const about = words[language];
    const fuse = [about?.touch, about?.main, about?.stronger, about?.main];
    expect(powerCut.steps.fuse).toHaveLength(fuse.length);
    fuse.forEach((line, index) =>
      expect(powerCut.steps.fuse[index]?.[language]).toMatch(line ?? ''),
    );
  },
);

it.each(languages)(
  'the board: fire before our number, and no main switch raised, in %s',
  (language) => {
    const { call, circuit } = powerCut.steps;
    expect(call[0]?.[language]).toMatch(/\{\{emergency\.fire\}\}/);
    for (const line of [call[1], circuit[2]])
      expect(line?.[language]).toMatch(words[language]?.main ?? '');
  },
);
