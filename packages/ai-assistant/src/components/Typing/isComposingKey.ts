/** What is known of a key press while something may be composed. */
export type KeyFacts = {
  key: string;
  /** What the browser says of this event. */
  isComposing: boolean;
  keyCode: number;
  /** Between the start and the end of a composition, by the field's own count. */
  isWithinComposition: boolean;
};

/** The code of every key that an input method keeps for itself. */
const INPUT_METHOD_KEY = 229;

/**
 * Returns whether a key press belongs to the input method. Safari ends the composition before it tells of the Enter that ended
 * it, and says so only by the key code; others name the key `Process`.
 */
export function isComposingKey({ key, isComposing, keyCode, isWithinComposition }: KeyFacts): boolean {
  return isComposing || isWithinComposition || keyCode === INPUT_METHOD_KEY || key === 'Process';
}
