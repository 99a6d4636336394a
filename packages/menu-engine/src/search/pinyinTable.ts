/** Readings of Chinese characters: `syllable:characters` lines, the most usual reading of a character first. */
export type PinyinTable = { readonly lines: readonly string[] };
