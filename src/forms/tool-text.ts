/** What a tool has handed over to the form of its page. Each press of its button makes a new one. */
export interface ToolText {
  text: string;
}

/**
 * Writes a tool's sentences into a message: in the place of those that it wrote before and nobody has changed, else
 * below what stands there.
 *
 * @param before what the tool wrote last, in lines; empty if nothing
 */
export function withToolText(message: string, text: string, before: string): string {
  const old = before.split('\n').filter(Boolean);
  const lines = message.split('\n');
  const place = lines.findIndex((line) => old.includes(line));
  const own = lines.filter((line) => !old.includes(line));
  if (place < 0) return [message.trimEnd(), text].filter(Boolean).join('\n\n');
  own.splice(place, 0, text);
  return own.join('\n');
}
