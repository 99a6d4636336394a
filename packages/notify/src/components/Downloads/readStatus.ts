const STATUSES = [0, 1, 2, 3, 4] as const;

/** Returns the state that an address narrows the exports to; none when it cannot be meant. */
export function readStatus(text: string | null): (typeof STATUSES)[number] | undefined {
  return text === null ? undefined : STATUSES.find((status) => String(status) === text);
}
