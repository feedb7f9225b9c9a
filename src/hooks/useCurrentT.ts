import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { TFunction } from 'i18next';

/**
 * `t` for what stays mounted over a change of language and writes its text at once: the head of the document, with the
 * breadcrumb that it shares with the page, and a live region. The plugin makes a new i18n instance for each page;
 * `useTranslation` gives the former's `t` for one render more.
 */
export function useCurrentT(): TFunction {
  const { i18n } = useTranslation();
  return i18n.t;
}
