export type { CreateStorageOptions, StorageBackend, StoragePort } from './createStorage.ts';
export { createStorage } from './createStorage.ts';
export type { CreateStoredValueOptions, StoredValue } from './createStoredValue.ts';
export { createStoredValue } from './createStoredValue.ts';
export { storageKeys } from './storageKeys.ts';
