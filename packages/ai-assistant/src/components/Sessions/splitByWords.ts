/** Cuts a text into pieces, and says which of them are what was searched for. */
export function splitByWords(text: string, words: string): { text: string; isHit: boolean }[] {
  const wanted = words.trim().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [{ text, isHit: false }];
  const pattern = new RegExp(`(${wanted.map(asPattern).join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function asPattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
