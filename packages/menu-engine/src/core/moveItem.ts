/** Returns a list with one item at another place; places outside the list are its ends. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = [...items];
  const [moved] = rest.splice(from, 1);
  if (moved === undefined || from < 0) return items;
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, moved);
  return rest;
}
