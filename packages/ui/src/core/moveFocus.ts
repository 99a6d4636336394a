/** The index that a key moves to in a list of `count` items, wrapping around; undefined for other keys. */
export function moveFocus(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index <= 0 ? count : index) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The next item after `index` whose text begins with a typed letter, wrapping around; undefined when none does. */
export function findByLetter(letter: string, index: number, texts: readonly string[]): number | undefined {
  if (letter.length !== 1 || letter === ' ') return undefined;
  const wanted = letter.toLocaleLowerCase();
  for (let step = 1; step <= texts.length; step += 1) {
    const candidate = (Math.max(index, -1) + step) % texts.length;
    if (texts[candidate]?.trim().toLocaleLowerCase().startsWith(wanted)) return candidate;
  }
  return undefined;
}
