const VERSION = /^\d{1,6}(\.\d{1,6}){0,3}$/;

/** Tells whether a version is at least another, compared number by number; undefined where either is no version. */
export function isAtLeast(version: string, minimum: string): boolean | undefined {
  const [own, least] = [parse(version), parse(minimum)];
  if (!own || !least) return undefined;
  for (const [place, number] of own.entries()) {
    const other = least[place] ?? 0;
    if (number !== other) return number > other;
  }
  return true;
}

/** Four numbers; missing ones are 0. */
function parse(version: string): number[] | undefined {
  if (!VERSION.test(version)) return undefined;
  const numbers = version.split('.').map(Number);
  return [0, 1, 2, 3].map((place) => numbers[place] ?? 0);
}
