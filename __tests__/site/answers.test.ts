import company from '../../data/company.json';
import inspection from '../../data/inspection.json';
import powerCut from '../../data/power-cut.json';
import { address, languages } from '../support/site';
import { patternOf, texts } from '../support/words';
import { stepNames } from '../../src/sections/PowerCut/steps';
import { attributes, builtPage, onEach } from './support/built-page';

/** Content on power cuts and periodic inspections without script. */

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
  fuse: business,
  call: business,
};

const dial = (number?: string) => (number ? `tel:${number.replaceAll(' ', '')}` : '');

it('a power cut has every step in the order of the questions: question, title, what to do, call', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address(route, language));
    const words = texts(language, 'power-cut');
    const items = $('#power-cut .accordion-body > ol > li').toArray();
    const last = $(items.pop());
    const [board] = items.splice(stepNames.indexOf('circuit'), 1);
    expect($(board).text()).toBe(words.steps.board.question + words.steps.board.hint);
    const served = items.map((item) => ({
      question: $(item).find('p').first().text(),
      title: $(item).find('p:has(> span)').text(),
      call: $(item).find('a[href^="tel:"]').attr('href') ?? '',
      isAlarm: $(item).find('.alert-danger').length > 0,
    }));
    expect(served).toEqual(
      stepNames.map((step) => ({
        question: words.steps[step].question,
        title: `${words.ifSo} ${words.steps[step].title}`,
        call: dial(called[step]),
        isAlarm: ['danger', 'injured', 'dependent'].includes(step),
      })),
    );
    stepNames.forEach((step, index) => {
      const lines = $(items[index]).find('ol > li').toArray();
      const actions = powerCut.steps[step].map((action) => patternOf(action[language]));
      expect(lines).toHaveLength(actions.length);
      lines.forEach((line, place) => expect($(line).text()).toMatch(actions[place]!));
    });
    expect(last.text()).toContain(words.after.question);
    expect($('#power-cut button').not('.needs-script, .needs-script button')).toHaveLength(0);
  }));

it('the inspection has a table of periods, with its source and year, and the way to the form', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address(route, language));
    const section = $('[aria-labelledby=inspection-title]');
    const rows = section.find('tbody tr').toArray();
    expect(rows.map((row) => Number.parseInt($(row).find('td').text()))).toEqual(
      inspection.kinds.map(({ years }) => years),
    );
    expect(section.find('table + p').text()).toContain(inspection.checked.slice(0, 4));
    expect(section.find('ol > li')).toHaveLength(inspection.who.length);
    expect(section.find('a[href="#devis"]')).toHaveLength(1);
  }));

it('header and footer lead to the power cut, and so does the first screen of two pages', () =>
  onEach(languages, (language) => {
    const target = `${address(route, language)}#power-cut`;
    for (const [from, ...places] of [
      ['/', 'header', 'footer', 'main > :first-child'],
      [route, 'header', 'footer', 'main > :first-child'],
      ['/contact', 'header', 'footer'],
      ['/404', 'header', 'footer'],
    ] as const) {
      const { $ } = builtPage(address(from, language));
      for (const place of places)
        expect({ from, place, links: attributes($, `${place} a`, 'href') }).toEqual({
          ...{ from, place },
          links: expect.arrayContaining([target]) as string[],
        });
    }
  }));
