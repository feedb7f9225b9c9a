/** What no visitor may read: a translation key, a placeholder, a missing value. */
export const rawText =
  /\b(?:common|home|category|service|contact|company|references|privacy-policy|terms-use|not-found|call-out|figures|pictures|projects|categories|pages):[a-z]\w*|\{\{|\}\}|undefined|\[object/i;
