/** What the shell notes on a history entry: the pane that stood there. */
export function paneKeyOf(state: unknown): string | undefined {
  return textOf(state, 'paneKey');
}

/** And the pane that was shown beside it. */
export function besideKeyOf(state: unknown): string | undefined {
  return textOf(state, 'besideKey');
}

function textOf(state: unknown, name: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' ? value : undefined;
}
