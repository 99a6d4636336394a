/** Latin words shorter than this are too near to others. */
const LEAST_LATIN = 5;
const LEAST_SIGNS = 3;
/** Another sign of these is another verb, not a slip. */
const VERBS = /[卖买出花赚挣退多少没有]/;

/** What a mistyped word was meant to be: one letter, or one sign of three and more, is another, or two are swapped. */
export function spellingOf(word: string, known: readonly string[]): string | undefined {
  const text = word.toLowerCase();
  if (!/^[a-z]+$/.test(text))
    return text.length < LEAST_SIGNS
      ? undefined
      : known.find((one) => one.length === text.length && !VERBS.test(one) && differences(one, text) === 1);
  if (text.length < LEAST_LATIN) return undefined;
  return known.find((one) => /^[a-z]+$/.test(one) && one.length >= LEAST_LATIN - 1 && isNear(one, text));
}

function differences(one: string, other: string): number {
  return [...one].filter((sign, index) => sign !== other[index]).length;
}

/** Whether one letter more, less or other, or two swapped ones, make the words alike. */
function isNear(one: string, other: string): boolean {
  if (one.startsWith(other) || other.startsWith(one) || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [left, right] = [one.slice(from), other.slice(from)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
