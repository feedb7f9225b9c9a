/**
 * Does what a browser may refuse: storage and cookies can be blocked, full or absent, and throw at the first touch.
 *
 * @returns what came of it; undefined where it was refused
 */
export function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
