import { load } from 'cheerio';

/** What a document's head says of its page: language, title, description, addresses, structured data; in an order of its own. */
export function headOf(html: string): string[] {
  const $ = load(html);
  const telling =
    'title, meta[name], meta[property], link[hreflang], link[rel=canonical], [type*=ld]';
  const said = $('head')
    .find(telling)
    .toArray()
    .map((element) => {
      const { name, property, hreflang, href, content } = element.attribs;
      return [name, property, hreflang, href, content, $(element).text()].join(' ');
    });
  return [$('html').attr('lang') ?? '', ...said.sort()];
}
