import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { StoragePort } from './createStorage.ts';

/** One value of the storage, checked when it is read. */
export type StoredValue<Value> = {
  /** The value; undefined when there is none, or one that does not fit any more. */
  get(): Value | undefined;
  /** False when the value is only kept for as long as the page lives. */
  set(value: Value): boolean;
  remove(): void;
};

/** How to make a StoredValue. */
export type CreateStoredValueOptions<Schema extends StandardSchemaV1> = {
  storage: StoragePort;
  key: string;
  /** Raise it when the shape changes: older values are then given to `migrate`, or dropped. */
  version: number;
  schema: Schema;
  /** Turns the value of an older version into today's, which is checked like any other. */
  migrate?: (value: unknown, version: number) => unknown;
};

/** Keeps one versioned value in a storage; a corrupt or foreign value counts as none. */
export function createStoredValue<Schema extends StandardSchemaV1>(
  options: CreateStoredValueOptions<Schema>,
): StoredValue<StandardSchemaV1.InferOutput<Schema>> {
  const { storage, key, version, schema, migrate } = options;

  return {
    get() {
      const text = storage.get(key);
      if (text === null) return undefined;
      try {
        const stored: unknown = JSON.parse(text);
        if (!isVersioned(stored)) return undefined;
        if (stored.v !== version && !(migrate && stored.v < version)) return undefined;
        const value = stored.v === version ? stored.value : migrate?.(stored.value, stored.v);
        const result = schema['~standard'].validate(value);
        return result instanceof Promise || result.issues ? undefined : result.value;
      } catch {
        return undefined;
      }
    },
    set: (value) => storage.set(key, JSON.stringify({ v: version, value })),
    remove: () => storage.remove(key),
  };
}

function isVersioned(value: unknown): value is { v: number; value: unknown } {
  return typeof value === 'object' && value !== null && 'v' in value && typeof value.v === 'number';
}
