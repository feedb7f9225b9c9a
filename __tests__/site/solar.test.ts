import solar from '../../data/solar.json';
import { address, languages } from '../support/site';
import type { Solar } from '../../src/content/model/solar';
import { firstEstimate } from '../../src/gatsby/solar-texts';
import { solarFigures } from '../support/solar-data';
import { attributes, builtPage, onEach } from './support/built-page';

/** What is served of the estimate: a sentence, which is all of it without script, and the example of the home page. */

const page = '/service-Productiondenergie';

const { production, price, payback } = firstEstimate(solar as Solar, solarFigures());
const hundreds = (value: number) => Math.round(value / 100) * 100;
const range = [production.from, production.to].map(hundreds);

/** The whole numbers in a text, with any digit grouping. */
const numbersIn = (text: string) =>
  (text.match(/\d+(?:[\u00a0\u202f’,]\d{3})*/g) ?? []).map((each) =>
    Number(each.replaceAll(/\D/g, '')),
  );

it('the sentence gives what the estimate gives, in every language', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address(page, language));
    const numbers = numbersIn($('.solar-estimate__place').text());
    expect(numbers).toEqual(
      expect.arrayContaining([...range, hundreds(price), payback.from, payback.to]),
    );
  }));

it('the home page has the house with what its roof yields, and leads to the estimate', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address('/', language));
    expect(numbersIn($('.solar-example__number').text())).toEqual(range);
    expect($('.house__panel')).toHaveLength(15);
    const links = attributes($, 'main a', 'href');
    expect(links.some((to) => to.endsWith('#solar-estimate'))).toBe(true);
  }));
