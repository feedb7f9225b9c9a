/** Whether a click on a link is for the browser: it opens a tab or a window, or downloads. */
export const opensElsewhere = (
  event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
