import { address, languages } from '../../e2e/support/site';
import company from '../../data/company.json';
import inspection from '../../data/inspection.json';
import { attributes, builtPage } from './support/built-page';

/** What a visitor without script reads about a power cut and the periodic inspection. */

const route = '/service-Courant_Fort';

interface Emergency {
  general?: string;
  fire?: string;
  ambulance?: string;
  utility?: { phone: string };
}

const numbers: Emergency = company.emergencyNumbers;

const dial = (number?: string) => (number ? `tel:${number.replaceAll(' ', '')}` : '');

describe.each(languages)('in %s', (language) => {
  const { $ } = builtPage(address(route, language));

  it('a power cut has six steps in order, with the numbers to call', () => {
    const steps = $('#power-cut ol > li').toArray();
    const calls = steps.map((step) => $(step).find('a[href^="tel:"]').attr('href') ?? '');
    const { general, fire, ambulance, utility } = numbers;
    const inDanger = [fire ?? general, ambulance ?? general, utility?.phone];
    const asked = [...inDanger, '', '', company.phone.international];
    expect(calls).toEqual(asked.map(dial));
    expect(steps.map((step) => $(step).text())).not.toContain('');
    expect($('#power-cut button')).toHaveLength(0);
  });

  it('the inspection has a table of periods, with its source and year, and the way to the form', () => {
    const table = $('#inspection table');
    expect(table.find('caption').text()).not.toBe('');
    expect(table.find('thead th[scope=col]')).toHaveLength(2);
    const rows = table.find('tbody tr').toArray();
    expect(rows.map((row) => Number.parseInt($(row).find('td').text()))).toEqual(
      inspection.kinds.map(({ years }) => years),
    );
    expect(rows.map((row) => $(row).find('th[scope=row]').text())).not.toContain('');
    expect($('#inspection .sources').text()).toMatch(
      new RegExp(`OIBT.*${inspection.checked.slice(0, 4)}$`),
    );
    expect(attributes($, '#inspection a', 'href')).toEqual(['#devis']);
  });

  it.each(['/', '/contact', '/404'])('%s leads to the power cut from its footer', (from) => {
    const page = builtPage(address(from, language));
    const link = page.$(`footer a[href="${address(route, language)}#power-cut"]`);
    expect(link.text()).toBe($('#power-cut-title').text());
  });
});
