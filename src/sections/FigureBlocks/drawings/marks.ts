/**
 * Marks of a scale that starts at nought.
 *
 * @param end the number at its end, which alone bears the unit
 * @param steps how many parts the scale has
 */
export function marksTo(end: number, unit: string, steps: number): string[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const mark = String(Math.round((end * step) / steps));
    return step === steps ? `${mark}\u00a0${unit}` : mark;
  });
}
