/**
 * Runs an action that browsers may refuse, such as access to blocked or full storage. Returns undefined if it throws.
 */
export function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
