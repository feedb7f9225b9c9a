/**
 * The tab that a key moves to (WAI-ARIA tabs pattern, horizontal).
 *
 * @param key `KeyboardEvent.key`
 * @param current index of the selected tab
 * @param count number of tabs
 * @returns the index, or `null` for a key that does not move
 */
export function tabAfterKey(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
