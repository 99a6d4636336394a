/** Where the portal keeps values over reloads; never throws. */
export type StoragePort = {
  get(key: string): string | null;
  /** False when the value is only kept for as long as the page lives. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
};

/** The part of the browser's `Storage` that is used. */
export type StorageBackend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** How to make a StoragePort. */
export type CreateStorageOptions = {
  /** Put before every key. @default 'portal:' */
  prefix?: string;
  /** Where values are kept; asked for once. @default the browser's localStorage */
  backend?: StorageBackend | (() => StorageBackend | undefined);
};

/**
 * Makes storage that works also where the browser's is full or blocked: such values then live in memory.
 * @example
 * const storage = createStorage();
 * storage.set('language', 'zh_CN');
 */
export function createStorage({
  prefix = 'portal:',
  backend = browserStorage,
}: CreateStorageOptions = {}): StoragePort {
  const memory = new Map<string, string>();
  const store = attempt(() => (typeof backend === 'function' ? backend() : backend));

  function storedKeys(): string[] {
    if (!store) return [];
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  return {
    get: (key) => memory.get(key) ?? attempt(() => store?.getItem(prefix + key)) ?? null,
    set(key, value) {
      const stored = attempt(() => {
        store?.setItem(prefix + key, value);
        return store !== undefined;
      });
      if (stored) {
        memory.delete(key);
        return true;
      }
      // What could not be replaced must not come back after a reload.
      attempt(() => store?.removeItem(prefix + key));
      memory.set(key, value);
      return false;
    },
    remove(key) {
      memory.delete(key);
      attempt(() => store?.removeItem(prefix + key));
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt(storedKeys) ?? [])])],
  };
}

function browserStorage(): StorageBackend | undefined {
  return globalThis.localStorage;
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
