type Harness = { args: Record<string, unknown>; subcomponents?: Record<string, unknown> | undefined };

/**
 * Returns a key that changes with the plain args of a harness: a story that names `subcomponents` shows its own component
 * around them, which keeps what it began with. A control that changes an arg begins it anew. Undefined for a component that
 * is shown by itself: it takes its props as they change, and keeps what a person opened.
 */
export function harnessKey({ args, subcomponents = {} }: Harness): string | undefined {
  if (Object.keys(subcomponents).length === 0) return undefined;
  const plain = Object.entries(args).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return JSON.stringify(plain);
}
