const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns the value and the unit that a size in bytes is best told in. */
export function sizeIn(bytes: number): { value: number; unit: (typeof UNITS)[number] } {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return { value: bytes / 1_000 ** power, unit: UNITS[power] ?? 'byte' };
}
