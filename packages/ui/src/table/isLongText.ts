/** How many characters fit a column even where each is as wide as it is high. */
const FITTING_CHARACTERS = 24;

/** Tells whether a text may need more room than a column gives it. */
export function isLongText(value: unknown): value is string {
  return typeof value === 'string' && value.length > FITTING_CHARACTERS;
}
