/** The first entry; throws where there is none. */
export function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('The list is empty');
  return first;
}
