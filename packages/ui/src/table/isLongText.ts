/** As many characters fit a column even where each is as wide as it is high. */
const ALWAYS_FITS = 24;

/** Whether a text may need more room than a column gives it. */
export function isLongText(value: unknown): value is string {
  return typeof value === 'string' && value.length > ALWAYS_FITS;
}
