import type { TabsStorage } from '../runtime/createPanesStorage.ts';

/** A storage that forgets everything with the page, for tests and stories. */
export function memoryStorage(): TabsStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => Boolean(entries.set(key, value)),
  };
}
