import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Offers a control for what a person can type: a menu tree whose entries know their parents, a machine or an element is
 * shown in the table of props, but has no control that could write it down.
 */
export const editableArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isWritable(initialArgs[name]) ? argType : { ...argType, control: false },
    ]),
  );

/** Whether a value is the same after it was written down as JSON and read again. */
function isWritable(value: unknown, around: readonly unknown[] = []): boolean {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return false;
  if (typeof value !== 'object' || value === null) return true;
  if (around.includes(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false;
  return !('$$typeof' in value) && Object.values(value).every((part) => isWritable(part, [...around, value]));
}
