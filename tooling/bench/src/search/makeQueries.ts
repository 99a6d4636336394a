/** One thing that somebody types. */
export type Query = {
  locale: 'zh-CN' | 'en-US' | 'ko-KR';
  /** How it is typed. */
  kind: string;
  typed: string;
  /** What is meant. */
  meant: string;
};

export type Random = () => number;

/** The same numbers in each run. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Some of a list, each once. */
export function pickSome<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const left = [...items];
  const picked: Item[] = [];
  while (picked.length < count && left.length > 0)
    picked.push(...left.splice(Math.floor(random() * left.length), 1));
  return picked;
}

/** Two neighbours swapped, inside the text and where they differ. */
export function swap(text: string, random: Random): string {
  const places = [...text].flatMap((sign, at) =>
    at > 0 && isLetter(sign) && isLetter(text[at + 1] ?? '') && sign !== text[at + 1] ? [at] : [],
  );
  const at = places[Math.floor(random() * places.length)];
  return at === undefined ? text : text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
}

/** Two slips: neighbours swapped, and one sign left out further on. */
export function slipTwice(text: string, random: Random): string {
  const once = swap(text, random);
  const at = Math.max(2, Math.floor(text.length * 0.75));
  return once.slice(0, at) + once.slice(at + 1);
}

function isLetter(sign: string): boolean {
  return /[\p{L}\d]/u.test(sign);
}
