/** Runs what a browser may refuse: blocked or full storage throws on access. Then the result is undefined. */
export function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
