import { storeChoice } from '../i18n/choice';
import { isLanguage } from '../i18n/languages';

/** Stores the language of a followed link at once: a French address has no prefix to say it. */
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
