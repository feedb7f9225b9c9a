import { words } from '../support/words';
import { pages } from '../support/site';
import { attributes, builtPage, onEach } from './support/built-page';

/** Parts of every page's HTML that visitors without script need. */

it('every page has forms that a browser can send by itself', () =>
  onEach([...pages.map(({ path }) => path), '/404'], (path) => {
    const { $ } = builtPage(path);
    const forms = $('form:not(dialog form)').toArray();
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      expect(form.attribs).toMatchObject({ method: 'post' });
      expect(form.attribs.action).toMatch(/^https?:\/\/\S+$/);
      expect($(form).find('[type=submit]').length).toBeGreaterThan(0);
    }
  }));

it('every page offers its language choice and its menu by links to places on the page', () =>
  onEach([...pages.map(({ path }) => path), '/404'], (path) => {
    const { $ } = builtPage(path);
    expect(attributes($, 'header .without-script', 'href')).toEqual([
      '#site-languages',
      '#site-links',
    ]);
  }));

it('every page returns from a sent form to a message in its language', () =>
  onEach(pages, ({ path, language }) => {
    const { $ } = builtPage(path);
    const addresses = attributes($, 'input[name=redirectTo]', 'value').map(
      (value) => new URL(value),
    );
    const { sent, subscribed } = words[language];
    expect(addresses.length).toBeGreaterThan(0);
    for (const { pathname, hash } of addresses) {
      expect(pathname).toBe(path);
      expect($(hash).text()).toBe(hash === '#sent-newsletter' ? subscribed : sent);
    }
  }));

it('every page serves each picture once without script, in AVIF or else in WebP', () =>
  onEach(pages, ({ path }) => {
    const { $ } = builtPage(path);
    // In our component the copy for visitors without script is hidden; in `GatsbyImage` the original has no file yet.
    const served = $('.picture > picture, .gatsby-image-wrapper > noscript > picture');
    expect($('picture')).toHaveLength(2 * served.length);
    expect(served.length).toBeGreaterThan(0);
    const pictures = served.toArray().map((picture) => {
      const image = $(picture).find('img');
      const types = $(picture).find('source:not([media])').toArray();
      return [
        types.map(({ attribs }) => attribs.type),
        /\.\w+$/.exec(image.attr('src') ?? '')?.[0],
      ];
    });
    expect(new Set(pictures.map(String))).toEqual(new Set(['image/avif,.webp']));
  }));
