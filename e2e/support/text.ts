/**
 * Texts of the page that a visitor cannot read as they should be, each with what is wrong with it: it leaves the window,
 * a box cuts it off, or it lies over another text. Runs in the page, so it uses nothing from outside.
 */
export function unreadableTexts(): string[] {
  /** Parts of a height by which glyph boxes, which are taller than lines, may stand out or lie over each other. */
  const tolerance = 0.4;

  const cuts = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return { x: /hidden|clip/.test(overflowX), y: /hidden|clip/.test(overflowY) };
  };
  const ancestors = (element: Element | null): Element[] =>
    element && element !== document.body ? [element, ...ancestors(element.parentElement)] : [];
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const forScreenReaders = (element: Element) =>
    ancestors(element).some((each) => each.clientWidth === 1 && each.clientHeight === 1);

  /** What stays in place while the page scrolls, so that the page passes behind it. */
  const fixed = (element: Element) =>
    ancestors(element).find((each) => /fixed|sticky/.test(getComputedStyle(each).position));

  const texts: { words: string; element: Element; boxes: DOMRect[]; layer?: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent?.trim();
    const element = walker.currentNode.parentElement;
    if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()];
    if (boxes.length > 0 && !forScreenReaders(element))
      texts.push({ words, element, boxes, layer: fixed(element) });
  }

  const beyond = texts.filter(
    ({ element, boxes }) =>
      !ancestors(element).some(scrolls) &&
      boxes.some(({ left, right }) => right > innerWidth + 1 || left < -1),
  );

  const upToScroller = (element: Element) => {
    const chain = ancestors(element);
    const scroller = chain.findIndex(scrolls);
    return scroller < 0 ? chain : chain.slice(0, scroller);
  };
  const cut = texts.filter(({ element, boxes }) =>
    upToScroller(element).some((box) => {
      const { x, y } = cuts(box);
      const edge = box.getBoundingClientRect();
      return boxes.some(
        ({ left, right, top, bottom, height }) =>
          (x && (left < edge.left - 1 || right > edge.right + 1)) ||
          (y && (top < edge.top - height * tolerance || bottom > edge.bottom + height * tolerance)),
      );
    }),
  );

  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >
      tolerance * Math.min(a.height, b.height);
  const over = texts.flatMap((text, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) =>
          text.layer === other.layer &&
          text.boxes.some((box) => other.boxes.some((each) => overlap(box, each))),
      )
      .map((other) => `“${text.words}” and “${other.words}” lie over each other`),
  );

  return [
    ...beyond.map(({ words }) => `“${words}” leaves the window`),
    ...cut.map(({ words }) => `“${words}” is cut off`),
    ...over,
  ];
}
