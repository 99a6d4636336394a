import type { ArgsEnhancer } from 'storybook/internal/types';

/**
 * Hands a value that is a circle (a menu tree, whose entries know their parents) to its component as it is. Storybook would
 * walk through every path of it, to name its spies and to tell its panels: seconds and hundreds of megabytes per story.
 */
export const unwalkedArgs: ArgsEnhancer = ({ initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([, value]) => isPlain(value) && isCircle(value))
      .map(([name, value]) => [name, unwalked(name, value)]),
  );

/** Returns the same properties under a prototype that Storybook doesn't enter, and that is told by its name alone. */
function unwalked(name: string, value: unknown): unknown {
  const prototype = Object.assign(Object.create(null), { toJSON: () => name });
  return Object.create(prototype, Object.getOwnPropertyDescriptors(value));
}

function isCircle(value: unknown, around: readonly unknown[] = []): boolean {
  if (around.includes(value)) return true;
  if (!isPlain(value) && !Array.isArray(value)) return false;
  return Object.values(value as object).some((part) => isCircle(part, [...around, value]));
}

/** Elements of React know their owners, and are circles of their own. */
function isPlain(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value)
  );
}
