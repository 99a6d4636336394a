import { onTestFinished } from 'vitest';
import { createTokenStore } from '../src/session/createTokenStore.ts';
import { createStorage, type StorageBackend } from '../src/storage/createStorage.ts';

/** Makes the token stores of browser tabs that share storage, channel and locks. */
export function createTestTabs(count: number, { blocked = false }: { blocked?: boolean } = {}) {
  const backend = createTestBackend();
  const name = `test-${Math.random()}`;
  return Array.from({ length: count }, () => {
    const channel = new BroadcastChannel(name);
    const storage = blocked ? createStorage({ backend: () => undefined }) : createStorage({ backend });
    const tokens = createTokenStore({ storage, channel });
    onTestFinished(() => {
      tokens.dispose();
      channel.close();
    });
    return { tokens, storage, channel, backend, locks: navigator.locks };
  });
}

/** A browser storage in memory. */
export function createTestBackend(entries: Record<string, string> = {}): StorageBackend {
  const values = new Map(Object.entries(entries));
  return {
    get length() {
      return values.size;
    },
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
  };
}
