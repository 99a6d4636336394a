import type { AppTokens } from './auth/createAppTokens.ts';
import type { LoginThrottle } from './auth/createLoginThrottle.ts';
import type { PasswordBox } from './auth/createPasswordBox.ts';
import type { PasswordHasher } from './auth/createPasswordHasher.ts';
import type { SessionStore } from './auth/createSessionStore.ts';
import type { BlobStore } from './blobs/BlobStore.ts';
import type { LinkSigner } from './blobs/createLinkSigner.ts';
import type { JobQueue } from './jobs/createJobQueue.ts';
import type { ReadRuntimeConfig } from './settings/createRuntimeConfig.ts';

/** What handlers share beside the database. */
export type ServerServices = {
  readonly appTokens: AppTokens;
  readonly blobs: BlobStore;
  readonly hasher: PasswordHasher;
  readonly jobs: JobQueue;
  readonly links: LinkSigner;
  readonly passwordBox: PasswordBox;
  readonly runtimeConfig: ReadRuntimeConfig;
  readonly sessions: SessionStore;
  readonly throttle: LoginThrottle;
};
