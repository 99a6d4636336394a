const RULES: readonly [RegExp, string][] = [
  [/```[\s\S]*?(?:```|$)/g, ' '],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/\*\*|~~|`/g, ''],
  // What a line begins with; where lines were joined, what stands between two spaces.
  [/(^|\s)(?:>\s*|#{1,6}\s+|[-*+]\s+)+/g, '$1'],
];

/** Returns an excerpt of an answer as words, without the marks of its layout; pipes of tables become gaps. */
export function withoutMarks(markdown: string): string {
  const plain = RULES.reduce((text, [mark, instead]) => text.replace(mark, instead), markdown);
  return plain.replace(/\s*\|[\s|:-]*/g, ' ').trim();
}
