/** Elements with a transition or an animation of some duration. Runs in the page. */
export function movements(): string[] {
  const seconds = (times: string) => Math.max(...times.split(',').map((time) => parseFloat(time)));
  return [...document.querySelectorAll('body *')].flatMap((element) =>
    ['', '::before', '::after', '::backdrop'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const moves =
        seconds(style.transitionDuration) > 0.01 ||
        (style.animationName !== 'none' && seconds(style.animationDuration) > 0.01);
      return moves ? [`${element.localName}.${element.className}${part}`] : [];
    }),
  );
}

/** Controls without a border, which would have no visible box in forced colours. Runs in the page. */
export function withoutEdge(): string[] {
  const boxed =
    'button:not([role=tab]), input:not([type=hidden], [tabindex="-1"]), select, textarea, .btn:not(.visually-hidden-focusable)';
  return [...document.querySelectorAll(boxed)]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const { appearance, borderTopWidth, borderTopStyle } = getComputedStyle(control);
      if (appearance === 'auto') return false; // the system draws it
      return parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none';
    })
    .map((control) => `${control.localName}.${control.className}`);
}
