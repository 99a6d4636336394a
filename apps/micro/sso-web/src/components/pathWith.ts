/** A path with parts of its query changed; empty ones are left out. */
export function pathWith(path: string, patch: Readonly<Record<string, string | undefined>>): string {
  const [pathname = '/', search] = path.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(patch)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
