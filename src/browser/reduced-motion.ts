/** Whether the visitor prefers reduced motion. Not for rendering: the server cannot know. */
export const reducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
