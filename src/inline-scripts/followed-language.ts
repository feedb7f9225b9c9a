import { storeChoice } from '../i18n/choice';
import { isLanguage } from '../i18n/languages';

/**
 * Stores the language of a link that the visitor follows, also before the page's scripts have run: a French address has
 * no prefix, so without the choice it would lead back to the language before.
 */
export function storeFollowedLanguage(): void {
  for (const type of ['click', 'auxclick'])
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
        if (link && isLanguage(link.hreflang)) storeChoice(link.hreflang);
      },
      { capture: true },
    );
}
