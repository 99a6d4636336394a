import type { HttpBindings } from '@hono/node-server';
import type { operatorContract } from '@portal/api-client/contract/operator';
import type { MiddlewareHandler } from 'hono';
import type { Database } from '../db/Database.ts';
import type { Replica } from '../db/replica/openReplica.ts';
import type { ServerServices } from '../ServerServices.ts';
import type { Clock } from './Clock.ts';
import type { Handlers, HandlersOf } from './handlers.ts';
import type { Logger } from './Logger.ts';

/** What the application is made of; tests bring their own parts. */
export type AppDeps = {
  readonly db: Database;
  /** Where calls of `replicaCalls.ts` read. @default there is none, and they read in `db` */
  readonly replica?: Pick<Replica, 'read'> | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  readonly services: ServerServices;
  readonly handlers: Handlers;
  /** Those of the operator's console. @default there is none */
  readonly operatorHandlers?: HandlersOf<typeof operatorContract>;
  /** Origins beside the server's own that may call it from a browser. */
  readonly allowedOrigins: readonly string[];
  /** Names that this server is addressed by. @default all */
  readonly allowedHosts?: readonly string[];
  /** X-Forwarded-* headers are believed from these peers. */
  readonly trustProxy: 'none' | 'loopback' | 'all';
  /** Answers are checked against the contract: for tests. */
  readonly checkAnswers?: boolean;
  /** Answers true once requests may be sent here. */
  readonly isReady?: () => Promise<boolean>;
  /** Traces every request. */
  readonly trace?: MiddlewareHandler<AppEnv>;
  /** Told of every request that was answered. */
  readonly onAnswered?: (request: AnsweredRequest) => void;
};

/** A request that was answered. */
export type AnsweredRequest = {
  /** The call's name in the contract; `other` for pages, files and what does not exist. */
  readonly call: string;
  readonly status: number;
  /** The code of the answer's envelope; empty where there is none. */
  readonly code: string;
  /** Until the answer began. */
  readonly seconds: number;
};

/** What the web framework carries through one request. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; userId?: string; companyId?: string; call?: string; code?: string };
};
