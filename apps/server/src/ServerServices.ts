import type { AppTokens } from './auth/createAppTokens.ts';
import type { LoginThrottle } from './auth/createLoginThrottle.ts';
import type { Nonces } from './auth/createNonces.ts';
import type { OneTimeCodes } from './auth/createOneTimeCodes.ts';
import type { PasswordBox } from './auth/createPasswordBox.ts';
import type { PasswordHasher } from './auth/createPasswordHasher.ts';
import type { SessionStore } from './auth/createSessionStore.ts';
import type { SignedTokens } from './auth/createSignedTokens.ts';
import type { Backups } from './backup/createBackups.ts';
import type { BlobStore } from './blobs/BlobStore.ts';
import type { LinkSigner } from './blobs/createLinkSigner.ts';
import type { Oidc } from './features/account/oidc/createOidc.ts';
import type { Assistant } from './features/assistant/createAssistant.ts';
import type { WebPush } from './features/notifications/webPush/createWebPush.ts';
import type { JobQueue } from './jobs/createJobQueue.ts';
import type { Outbox } from './outbox/createOutbox.ts';
import type { Receipts } from './outbox/createReceipts.ts';
import type { Forwarder } from './outside/createForwarder.ts';
import type { PaymentProvider } from './ports/PaymentProvider.ts';
import type { Ports } from './ports/Ports.ts';
import type { ReadRuntimeConfig } from './settings/createRuntimeConfig.ts';

/** What handlers share beside the database. */
export type ServerServices = {
  readonly assistant: Assistant;
  readonly codes: OneTimeCodes;
  /** Signed facts of our own, such as what a form outside may do. */
  readonly facts: SignedTokens;
  readonly forwarder: Forwarder;
  readonly nonces: Nonces;
  readonly oidc: Oidc;
  readonly outbox: Outbox;
  /** Signed by partners with the secret that is shared with them. */
  readonly partnerTokens: SignedTokens;
  readonly appTokens: AppTokens;
  /** Where backups are made by a schedule. */
  readonly backups: Backups | undefined;
  readonly blobs: BlobStore;
  readonly hasher: PasswordHasher;
  readonly jobs: JobQueue;
  readonly links: LinkSigner;
  readonly passwordBox: PasswordBox;
  /** Takes payments; without it nothing can be bought. */
  readonly payments: PaymentProvider | undefined;
  readonly ports: Ports;
  /** What carriers of messages say of them afterwards. */
  readonly receipts: Receipts;
  readonly runtimeConfig: ReadRuntimeConfig;
  readonly sessions: SessionStore;
  readonly throttle: LoginThrottle;
  /** Sends to browsers; without keys it is not offered. */
  readonly webPush: WebPush | undefined;
};
