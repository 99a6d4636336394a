/** What of a list's address a saved view remembers: filters, period and order, not the page or the open row. */
const REMEMBERED = ['q', 'status', 'site', 'shop', 'from', 'to', 'days', 'sort', 'dir'];

/** The part of a query that is kept, in a fixed order. */
export function toSavedQuery(query: URLSearchParams): string {
  const kept = REMEMBERED.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}

/** What has to change in the address to show a saved view. */
export function fromSavedQuery(saved: string): Record<string, string | undefined> {
  const query = new URLSearchParams(saved);
  return Object.fromEntries(REMEMBERED.map((name) => [name, query.get(name) ?? undefined]));
}
