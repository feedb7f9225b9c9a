/** A link to the estimate in a text. Its query has the inputs. */
const linkPattern = /https?:\/\/\S+#solar-estimate/g;

/** The address of an estimate that somebody can open. */
export const linkTo = (page: string, query: URLSearchParams) => {
  const search = query.toString();
  return `${page}${search && `?${search}`}#solar-estimate`;
};

/**
 * A message with an estimate in it. What the visitor has typed stays; an earlier estimate that is still as it was put
 * there is replaced.
 *
 * @param message what the field has now
 * @param text the new estimate
 * @param textOf the text of an estimate with such inputs
 */
export function withEstimate(
  message: string,
  text: string,
  textOf: (query: URLSearchParams) => string,
): string {
  for (const [link] of message.matchAll(linkPattern)) {
    const earlier = textOf(new URL(link).searchParams);
    if (message.includes(earlier)) return message.replace(earlier, () => text);
  }
  return message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}`;
}
