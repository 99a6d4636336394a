import { createAppTokens } from './auth/createAppTokens.ts';
import { createLoginThrottle } from './auth/createLoginThrottle.ts';
import { createNonces } from './auth/createNonces.ts';
import { createOneTimeCodes } from './auth/createOneTimeCodes.ts';
import { createPasswordBox } from './auth/createPasswordBox.ts';
import { createPasswordHasher } from './auth/createPasswordHasher.ts';
import { createSessionStore } from './auth/createSessionStore.ts';
import { createSignedTokens } from './auth/createSignedTokens.ts';
import { loadServerKeys } from './auth/loadServerKeys.ts';
import type { Backups } from './backup/createBackups.ts';
import { createLinkSigner } from './blobs/createLinkSigner.ts';
import { openBlobStore } from './blobs/openBlobStore.ts';
import { sweepCompanyChanges } from './cache/sweepCompanyChanges.ts';
import type { Database } from './db/Database.ts';
import { createOidc, type OidcDeps } from './features/account/oidc/createOidc.ts';
import type { SignInDoor } from './features/account/oidc/SignInDoor.ts';
import { createAssistant } from './features/assistant/createAssistant.ts';
import { sweepImages } from './features/assistant/images/sweepImages.ts';
import { keepSchedules } from './features/assistant/schedules/keepSchedules.ts';
import { readAuditDays, sweepAudit } from './features/audit/sweepAudit.ts';
import { endLostExports } from './features/exports/endLostExports.ts';
import { expireExports } from './features/exports/expireExports.ts';
import { readWebPush } from './features/notifications/webPush/createWebPush.ts';
import { readPayments } from './features/purchase/provider/createHttpPayments.ts';
import { askRefunds } from './features/purchase/provider/createRefunds.ts';
import { type Retention, sweepRetention } from './features/retention/sweepRetention.ts';
import type { StoredAssistant } from './features/setup/file/AssistantSchema.ts';
import type { Clock } from './http/Clock.ts';
import type { Logger } from './http/Logger.ts';
import { createJobQueue } from './jobs/createJobQueue.ts';
import { createOutbox } from './outbox/createOutbox.ts';
import { createReceipts } from './outbox/createReceipts.ts';
import { carriedChannels, reachedChannels } from './outbox/readSenders.ts';
import { createForwarder } from './outside/createForwarder.ts';
import { readTargets } from './outside/readTargets.ts';
import type { Ports } from './ports/Ports.ts';
import { sweepPushLog } from './realtime/sweepPushLog.ts';
import type { ServerServices } from './ServerServices.ts';
import type { ReadRuntimeConfig } from './settings/createRuntimeConfig.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the services are made over. */
export type ServicesDeps = {
  db: Database;
  clock: Clock;
  log: Logger;
  runtimeConfig: ReadRuntimeConfig;
  /** @default nobody is connected */
  ports?: Ports;
  /** The providers of OpenID Connect that are set up at this moment. @default none */
  signIn?: () => readonly SignInDoor[];
  /** For how many days what is kept at this moment. @default all for ever */
  retention?: () => Retention;
  /** @default none are made */
  backups?: Backups | undefined;
  /** How the assistant is set up at this moment. @default by the environment alone */
  assistant?: () => StoredAssistant | undefined;
  /** @default nothing is set */
  env?: Environment;
};

/** Makes what handlers share, and what must be tidied up now and then. */
export async function createServices(
  deps: ServicesDeps,
): Promise<{ services: ServerServices; sweep(): Promise<void> }> {
  const keys = await loadServerKeys(deps.db);
  const nonces = createNonces({ ...deps, signingKey: keys.signingKey });
  const { env = {} } = deps;
  const auditDays = readAuditDays(env);
  const blobs = await openBlobStore(deps.db, env.BLOB_URL);
  const services: ServerServices = {
    assistant: createAssistant({ ...deps, blobs, env, ...(deps.assistant && { stored: deps.assistant }) }),
    appTokens: createAppTokens({ ...deps, signingKey: keys.signingKey }),
    backups: deps.backups,
    blobs,
    codes: createOneTimeCodes({ ...deps, signingKey: keys.signingKey }),
    facts: createSignedTokens({ ...deps, key: keys.signingKey }),
    forwarder: createForwarder({ ...deps, targets: readTargets(env) }),
    hasher: createPasswordHasher(),
    jobs: createJobQueue(deps),
    links: createLinkSigner({ ...deps, signingKey: keys.signingKey }),
    nonces,
    oidc: createOidc(doorsOf(deps, env)),
    outbox: createOutbox({
      ...deps,
      reached: reachedChannels(env, deps.ports),
      carried: carriedChannels(env),
    }),
    partnerTokens: createSignedTokens({ ...deps, key: env.PORTAL_PARTNER_SECRET || keys.signingKey }),
    passwordBox: createPasswordBox({ keys: keys.passwordKeys, nonces }),
    payments: deps.ports?.payments ?? readPayments(env, deps.clock.now),
    ports: deps.ports ?? {},
    receipts: createReceipts({ ...deps, env }),
    runtimeConfig: deps.runtimeConfig,
    sessions: createSessionStore(deps),
    throttle: createLoginThrottle(deps),
    webPush: readWebPush(env, deps.log),
  };
  const steps: (() => Promise<unknown>)[] = [
    () => nonces.sweep(),
    () => services.sessions.sweep(),
    () => services.throttle.sweep(),
    () => services.codes.sweep(),
    () => services.assistant.sweep(),
    () => keepSchedules({ ...deps, services }),
    () => sweepPushLog(deps.db, deps.clock),
    () => sweepCompanyChanges(deps.db),
    () => sweepAudit(deps.db, deps.clock, auditDays),
    () => endLostExports({ ...deps, ...services }),
    () => sweepRetention(deps.db, deps.clock, deps.retention?.() ?? {}),
    () => askRefunds({ ...deps, provider: services.payments }),
    () => expireExports(deps.db, deps.clock, services.blobs),
    () => sweepImages(deps.db, deps.clock, services.blobs),
  ];
  // One that fails, because files lie elsewhere and cannot be reached, keeps no other from its work.
  const sweep = async () => {
    for (const step of steps)
      await step().catch((error: unknown) => deps.log.error({ err: error }, 'sweep failed'));
  };
  return { services, sweep };
}

/** The doors that are set up, and those that a stand-in plays. */
function doorsOf(
  { db, clock, log, ports = {}, signIn: setUp = () => [] }: ServicesDeps,
  env: Environment,
): OidcDeps {
  const { signIn: played } = ports;
  if (!played) return { doors: setUp, env, log };
  return {
    doors: () => [...setUp(), ...played.doors],
    env: { ...env, ...played.env },
    log,
    fetch: (url, init) => played.answer(new Request(url, init), { db, clock }),
  };
}
