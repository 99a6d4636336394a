export type { EncryptedSecret } from '../crypto/encryptSecret.ts';
export { encryptSecret } from '../crypto/encryptSecret.ts';
export type { BrowserSessionPort } from './browserSession.ts';
export type {
  ChannelPort,
  CreateTokenStoreOptions,
  SessionChange,
  SessionToken,
  TokenStore,
} from './createTokenStore.ts';
export { createTokenStore } from './createTokenStore.ts';
export { randomId } from './randomId.ts';
