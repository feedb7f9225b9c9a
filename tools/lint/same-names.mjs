/**
 * Finds names that macOS and Windows cannot tell apart: those in one folder that differ by case alone.
 *
 * @param {readonly string[]} files paths with `/`
 * @returns {string[][]} the files or folders of each clash
 */
export function findSameNames(files) {
  const paths = files.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const each of new Set(paths)) {
    const name = each.toLowerCase();
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
