import { address, categories, languages, services } from '../support/site';
import { textsOf } from '../support/texts';
import { builtPage, onEach } from './support/built-page';

it('the repair team is named only where customers can call it out, elsewhere the office hours; a trade that helps by appointment says so alone', () =>
  onEach(languages, (language) => {
    const { contact, form } = textsOf(language).service as Record<string, Record<string, string>>;
    /** The part of a text before its first fact. */
    const beginning = (text = '') => text.split('{{')[0]!;
    const said = (route: string) => {
      const text = builtPage(address(route, language)).$('.contact-block').text();
      return {
        team: text.includes(beginning(contact?.phone)),
        fault: text.includes(form?.text ?? ''),
      };
    };
    for (const { route, repairs = false } of services)
      expect([route, said(route)]).toEqual([route, { team: repairs, fault: repairs }]);
    for (const { slug, support } of categories.filter((each) => each.support))
      for (const { route } of services.filter(({ category }) => category === slug)) {
        const text = builtPage(address(route, language)).$('.contact-block').text();
        expect(text).toContain(support!.text[language]);
        expect(text).not.toContain(contact!.office!.split('}}')[1]!.split('{{')[0]!);
      }
  }));
