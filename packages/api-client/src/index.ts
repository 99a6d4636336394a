export type { Api, ApiCall } from './client/createApi.ts';
export { createApi } from './client/createApi.ts';
export { createPortalClient } from './client/createPortalClient.ts';
export type { AnswerOf, CallOptions, CreatePortalClientOptions, PortalClient } from './client/types.ts';
export type { EncryptedSecret } from './crypto/encryptSecret.ts';
export { encryptSecret } from './crypto/encryptSecret.ts';
export type { ApiErrorDetails, ApiErrorKind } from './errors/ApiError.ts';
export { ApiError, isApiError } from './errors/ApiError.ts';
export type { Locale, WireLocale } from './locale/wireLocale.ts';
export { fromWireLocale, toWireLocale } from './locale/wireLocale.ts';
export type {
  ChannelPort,
  CreateTokenStoreOptions,
  SessionChange,
  SessionToken,
  TokenStore,
} from './session/createTokenStore.ts';
export { createTokenStore } from './session/createTokenStore.ts';
export type {
  CreateReconnectingSocketOptions,
  ReconnectingSocket,
  SocketState,
} from './socket/createReconnectingSocket.ts';
export { createReconnectingSocket } from './socket/createReconnectingSocket.ts';
export type { CreateStorageOptions, StorageBackend, StoragePort } from './storage/createStorage.ts';
export { createStorage } from './storage/createStorage.ts';
export type { CreateStoredValueOptions, StoredValue } from './storage/createStoredValue.ts';
export { createStoredValue } from './storage/createStoredValue.ts';
export { storageKeys } from './storage/storageKeys.ts';
