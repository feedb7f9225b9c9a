/** Texts that leave the window and cannot be scrolled to within their own box. Runs in the page. */
export function textBeyondTheEdge(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const beyond: string[] = [];
  while (walker.nextNode()) {
    const {
      currentNode,
      currentNode: { parentElement },
    } = walker;
    if (
      !currentNode.textContent?.trim() ||
      !parentElement?.checkVisibility() ||
      scrolls(parentElement)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
    if (right > document.documentElement.clientWidth + 1) beyond.push(currentNode.textContent);
  }
  return beyond;
}
