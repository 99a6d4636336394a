type DocgenType = { name: string; raw?: string; elements?: unknown };

/**
 * Takes what docgen read of a component and names unions by their source where docgen knows no members, as in a type that
 * contains itself: the table of props cannot draw those.
 */
export function nameUnions<T>(docgen: T): T {
  if (typeof docgen !== 'object' || docgen === null) return docgen;
  const type = docgen as T & DocgenType;
  if (type.name === 'union' && !Array.isArray(type.elements)) return { ...docgen, name: type.raw ?? 'union' };
  if (Array.isArray(docgen)) return docgen.map(nameUnions) as T;
  return Object.fromEntries(Object.entries(docgen).map(([key, part]) => [key, nameUnions(part)])) as T;
}
