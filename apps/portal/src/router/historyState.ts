/** What the shell notes on a history entry: the pane that stood there. */
export function paneKeyOf(state: unknown): string | undefined {
  const key = typeof state === 'object' && state !== null && 'paneKey' in state ? state.paneKey : undefined;
  return typeof key === 'string' ? key : undefined;
}
