/** Whether two words are the same but for one letter more, less, other, or two neighbours swapped. */
export function isWithinOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short.charCodeAt(start) === long.charCodeAt(start)) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (start >= short.length) return true;
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return (
    short.charCodeAt(start) === long.charCodeAt(start + 1) &&
    short.charCodeAt(start + 1) === long.charCodeAt(start) &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}

/**
 * The fewest slips (a letter more, less, other, or two neighbours swapped) that make a typed text the beginning of
 * a word; more than `most` is answered as `most + 1`.
 */
export function createPrefixDistance(typed: string, most: number) {
  const rows = typed.length;
  let before = new Uint8Array(rows + 1);
  let column = new Uint8Array(rows + 1);
  let next = new Uint8Array(rows + 1);
  return (word: string): number => {
    for (let row = 0; row <= rows; row += 1) column[row] = row;
    let best = rows;
    const columns = Math.min(word.length, rows + most);
    for (let at = 1; at <= columns; at += 1) {
      const letter = word.charCodeAt(at - 1);
      next[0] = at;
      let lowest = at;
      for (let row = 1; row <= rows; row += 1) {
        const typedLetter = typed.charCodeAt(row - 1);
        let slips = (column[row - 1] ?? 0) + (typedLetter === letter ? 0 : 1);
        slips = Math.min(slips, (column[row] ?? 0) + 1, (next[row - 1] ?? 0) + 1);
        if (
          row > 1 &&
          at > 1 &&
          typedLetter === word.charCodeAt(at - 2) &&
          typed.charCodeAt(row - 2) === letter
        )
          slips = Math.min(slips, (before[row - 2] ?? 0) + 1);
        next[row] = slips;
        if (slips < lowest) lowest = slips;
      }
      best = Math.min(best, next[rows] ?? best);
      if (lowest > most) break;
      [before, column, next] = [column, next, before];
    }
    return Math.min(best, most + 1);
  };
}
