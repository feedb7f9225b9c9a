import company from '../../data/company.json';
import inspection from '../../data/inspection.json';
import { address, languages } from '../../e2e/support/site';
import en from '../../locales/en/power-cut.json';
import es from '../../locales/es/power-cut.json';
import fr from '../../locales/fr/power-cut.json';
import italian from '../../locales/it/power-cut.json';
import pt from '../../locales/pt/power-cut.json';
import { stepNames } from '../../src/sections/power-cut-steps';
import { attributes, builtPage, onEach } from './support/built-page';

/** What a visitor without script reads about a power cut and the periodic inspection. */

const route = '/service-Courant_Fort';

interface Emergency {
  general?: string;
  fire?: string;
  ambulance?: string;
  utility?: { phone: string };
}

const { fire, ambulance, general, utility }: Emergency = company.emergencyNumbers;
const business = company.phone.international;

/** Whom each step calls. */
const called = {
  danger: fire ?? general,
  injured: ambulance ?? general,
  dependent: ambulance ?? general,
  street: utility?.phone,
  circuit: business,
  rcd: business,
  call: business,
};

const steps = { fr, en, es, pt, it: italian };

/** The rule for stairs full of smoke. */
const smoke = {
  fr: /Cage d’escalier enfumée.: restez chez vous/,
  en: /Stairs full of smoke: stay inside/,
  es: /humo en la escalera, quédese en casa/,
  pt: /fumo nas escadas, fique em casa/,
  it: /fumo nelle scale, resti in casa/,
};

const dial = (number?: string) => (number ? `tel:${number.replaceAll(' ', '')}` : '');

it('a power cut has every step in the order of the questions, with its question, title and call', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address(route, language));
    const words = steps[language];
    const items = $('#power-cut .accordion-body > ol > li').toArray();
    const [last, ...others] = items.reverse();
    const served = others.reverse().map((item) => ({
      question: $(item).find('p').first().text(),
      title: $(item).find('p:has(> span)').text(),
      lines: $(item).find('ol > li').length,
      call: $(item).find('a[href^="tel:"]').attr('href') ?? '',
      isAlarm: $(item).find('.alert-danger').length > 0,
    }));
    expect(served).toEqual(
      stepNames.map((step) => ({
        question: words.steps[step].question,
        title: `${words.ifSo} ${words.steps[step].title}`,
        lines: words.steps[step].actions.length,
        call: dial(called[step]),
        isAlarm: ['danger', 'injured', 'dependent'].includes(step),
      })),
    );
    expect($(last).text()).toContain(words.after.question);
    expect($('#power-cut button').not('.needs-script button')).toHaveLength(0);
    expect($('dialog')).toHaveLength(0);
  }));

it('a power cut keeps people out of smoke, in the first of its steps', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address(route, language));
    const text = $('#power-cut .accordion-body > ol > li').first().text();
    expect(text).toMatch(smoke[language]);
    expect(text).toContain('118');
  }));

it('the inspection has a table of periods, with its source and year, and the way to the form', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address(route, language));
    const table = $('#inspection table');
    expect(table.find('caption').text()).not.toBe('');
    expect(table.find('thead th[scope=col]')).toHaveLength(2);
    const rows = table.find('tbody tr').toArray();
    expect(rows.map((row) => Number.parseInt($(row).find('td').text()))).toEqual(
      inspection.kinds.map(({ years }) => years),
    );
    expect(rows.map((row) => $(row).find('th[scope=row]').text())).not.toContain('');
    expect($('#inspection table + p').text()).toMatch(
      new RegExp(`OIBT.*${inspection.checked.slice(0, 4)}$`),
    );
    expect(attributes($, '#inspection a', 'href')).toEqual(['#devis']);
  }));

it('footers lead to the power cut', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address(route, language));
    for (const from of ['/', '/contact', '/404']) {
      const page = builtPage(address(from, language));
      const link = page.$(`footer a[href="${address(route, language)}#power-cut"]`);
      expect([from, link.text()]).toEqual([from, $('#power-cut-title').text()]);
    }
  }));
