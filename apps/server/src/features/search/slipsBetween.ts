/**
 * The slips (a sign more, less, other, or two neighbours swapped) between two numbers, case aside; more than `most` is
 * answered as `most + 1`.
 */
export function slipsBetween(typed: string, text: string, most: number): number {
  const [one, other] = [typed.toLowerCase(), text.toLowerCase()];
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1];
      let slips = Math.min((row[to - 1] ?? 0) + (same ? 0 : 1), (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1);
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        slips = Math.min(slips, (before[to - 2] ?? 0) + 1);
      next.push(slips);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(row[other.length] ?? most + 1, most + 1);
}
