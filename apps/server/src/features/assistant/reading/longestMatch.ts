/** Something that is said, as a pattern, and what is found in it. */
type Pattern<T> = { source: string; meaning: T };

/** Finds at a place of a text the longest of many patterns that matches there. */
export type LongestMatch<T> = (
  text: string,
  at: number,
) => { length: number; meaning: T; match: RegExpExecArray } | undefined;

/** Makes the finder: patterns are kept by the signs that they can begin with, so that few are tried at each place. */
export function createLongestMatch<T>(patterns: readonly Pattern<T>[]): LongestMatch<T> {
  type Kept = { regex: RegExp; meaning: T; order: number };
  const bySign = new Map<string, Kept[]>();
  const others: Kept[] = [];
  for (const [order, { source, meaning }] of patterns.entries()) {
    const kept = { regex: new RegExp(source, 'iy'), meaning, order };
    const signs = firstSigns(source);
    if (!signs) others.push(kept);
    for (const sign of signs ?? []) bySign.set(sign, [...(bySign.get(sign) ?? []), kept]);
  }
  return (text, at) => {
    let [best, found]: [Kept | undefined, RegExpExecArray | undefined] = [undefined, undefined];
    for (const kept of [...(bySign.get((text[at] ?? '').toLowerCase()) ?? []), ...others]) {
      kept.regex.lastIndex = at;
      const match = kept.regex.exec(text);
      if (!match || match[0] === '') continue;
      const isLonger = match[0].length > (found?.[0].length ?? 0);
      if (!isLonger && (match[0].length < (found?.[0].length ?? 0) || kept.order > (best?.order ?? 0)))
        continue;
      [best, found] = [kept, match];
    }
    return best && found && { length: found[0].length, meaning: best.meaning, match: found };
  };
}

/** The signs that what a pattern matches can begin with; undefined where that may be any. */
export function firstSigns(source: string): Set<string> | undefined {
  const signs = new Set<string>();
  for (const choice of choicesOf(source)) {
    const own = firstOfChoice(choice);
    if (!own) return undefined;
    for (const sign of own) signs.add(sign);
  }
  return signs;
}

function firstOfChoice(source: string): Set<string> | undefined {
  const signs = new Set<string>();
  let at = 0;
  while (at < source.length) {
    const sign = source[at] ?? '';
    const end = sign === '(' || sign === '[' ? closingOf(source, at) : sign === '\\' ? at + 1 : at;
    const inner = source.slice(at + 1, end);
    const isMissing = /^[?*]/.test(source.slice(end + 1));
    at = end + (isMissing ? 2 : 1);
    if (sign === '(' && /^\?<?[=!]/.test(inner)) continue;
    const own =
      sign === '('
        ? firstSigns(inner.replace(/^\?:/, ''))
        : sign === '['
          ? signsOfClass(inner)
          : signOf(sign, source[end]);
    if (!own) return undefined;
    for (const one of own) signs.add(one);
    if (!isMissing) return signs;
  }
  // All of it may be missing.
  return undefined;
}

function signOf(sign: string, escaped = ''): Iterable<string> | undefined {
  if (sign !== '\\') return sign === '.' ? undefined : [sign.toLowerCase()];
  if (escaped === 'd') return '0123456789';
  return /[a-z]/i.test(escaped) ? undefined : [escaped];
}

function signsOfClass(inner: string): Iterable<string> | undefined {
  return /^\^|\\|.-./.test(inner) ? undefined : inner.toLowerCase();
}

/** The choices of a pattern, outside its brackets. */
export function choicesOf(source: string): string[] {
  const choices: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '(' || source[at] === '[') at = closingOf(source, at);
    else if (source[at] === '|') {
      choices.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...choices, source.slice(from)];
}

/** Where a bracket that opens is closed. */
function closingOf(source: string, from: number): number {
  if (source[from] === '[') return source.indexOf(']', from + 1);
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '[') at = source.indexOf(']', at + 1);
    else if (source[at] === '(') depth += 1;
    else if (source[at] === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return source.length;
}
