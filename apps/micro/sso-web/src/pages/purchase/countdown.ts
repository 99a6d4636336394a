/** How long it is from one moment to another, in whole seconds; never below nothing. */
export function secondsUntil(end: string | undefined, now: number): number {
  const at = end === undefined ? Number.NaN : Date.parse(end);
  return Number.isNaN(at) ? 0 : Math.max(0, Math.ceil((at - now) / 1000));
}

/** Seconds as minutes and seconds: `29:05`. */
export function clockText(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}
