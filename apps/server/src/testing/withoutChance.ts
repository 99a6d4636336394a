const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns an answer without what differs by chance: its headers, and the id that a delivery is asked by, if it is one. */
export function withoutChance({ data, ...answer }: { data: unknown }): object {
  const isSent = typeof data === 'object' && data !== null && 'delivery' in data;
  const shown = isSent ? { ...data, delivery: UUID.test(String(data.delivery)) } : data;
  return { ...answer, headers: 0, data: shown };
}
