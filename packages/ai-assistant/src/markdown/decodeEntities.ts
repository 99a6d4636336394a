const NAMES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  divide: '÷',
  plusmn: '±',
  le: '≤',
  ge: '≥',
  ne: '≠',
  rarr: '→',
  larr: '←',
  middot: '·',
  bull: '•',
  deg: '°',
  yen: '¥',
  euro: '€',
  pound: '£',
  cent: '¢',
  ensp: '\u2002',
  emsp: '\u2003',
};

/** Replaces character references by the characters that they name; unknown names stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g,
    (all, decimal, hex, name) => {
      if (name !== undefined) return NAMES[name] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      const isChar = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return isChar ? String.fromCodePoint(code) : '\ufffd';
    },
  );
}
