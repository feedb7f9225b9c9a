/**
 * Runs what a browser may refuse: storage and cookies can be blocked or full, and then throw on access.
 *
 * @returns the result, or undefined if it threw
 */
export function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
