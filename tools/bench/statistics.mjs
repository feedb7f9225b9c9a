/**
 * The median; of an even number of values, the mean of the two in the middle.
 *
 * @param {readonly number[]} values at least one
 */
export function median(values) {
  if (values.length === 0) throw new RangeError('There is no median of no values.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/**
 * The median of each field of several records.
 *
 * @template {Record<string, number>} Fields
 * @param {readonly Fields[]} records at least one, all with the fields of the first
 * @returns {Fields}
 */
export function medians(records) {
  const names = Object.keys(records[0] ?? {});
  return /** @type {Fields} */ (
    Object.fromEntries(names.map((name) => [name, median(records.map((each) => each[name] ?? 0))]))
  );
}
