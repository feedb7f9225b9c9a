/** Content Security Policies as a browser takes them: several at once, each enforced. */

/** The directives of one policy: names and sources in lower case. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * @param text `default-src 'none'; img-src 'self'`
 * @throws where a directive stands twice: all but the first would be without effect
 */
export function parsePolicy(text: string): Policy {
  const policy = new Map<string, string[]>();
  for (const directive of text.toLowerCase().split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (!name) continue;
    if (policy.has(name)) throw new Error(`${name} stands twice`);
    policy.set(name, sources.length > 0 ? sources : ["'none'"]);
  }
  return policy;
}

/**
 * What several policies leave of a directive: what each of them allows that has it, or its `fallback`.
 *
 * @returns `*` where none of them says anything
 */
export function allowed(policies: readonly Policy[], name: string, fallback?: string): string[] {
  const lists = policies.flatMap((policy) => {
    const list = policy.get(name) ?? (fallback && policy.get(fallback));
    return list ? [list] : [];
  });
  const [first, ...others] = lists;
  if (!first) return ['*'];
  const common = first.filter((source) => others.every((list) => list.includes(source)));
  return common.length > 0 ? common : ["'none'"];
}
