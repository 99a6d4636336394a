import type { Session } from '../auth/Session.ts';
import type { Database } from '../db/Database.ts';
import type { ServerServices } from '../ServerServices.ts';
import type { Clock } from './Clock.ts';
import type { Logger } from './Logger.ts';
import type { Locale } from './localeOf.ts';

type Base = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly locale: Locale;
  readonly requestId: string;
  readonly services: ServerServices;
  /** The caller's address, for throttling. */
  readonly address: string;
  readonly userAgent: string;
  /** Host and port that the caller addressed. */
  readonly host: string;
  readonly secure: boolean;
  /** The part of a file that the caller asked for, as its `Range` header says. */
  readonly range: string | undefined;
  /** Where a stream was cut, as its `Last-Event-ID` header says. */
  readonly lastEventId: string | undefined;
};

/** What the handler of a call is given that needs no session. */
export type PublicContext = Base & {
  /** Present when the caller showed a valid token. */
  readonly session: Session | undefined;
};

/** What the handlers of the calls are given that are answered before a company is chosen. */
export type SessionContext = Base & { readonly session: Session; readonly userId: string };

/**
 * What the handler of a signed-in call is given. Bind every query to `companyId` (and to `userId` for what is the
 * person's own): the `Company` header was checked against the session before the handler runs.
 */
export type RequestContext = SessionContext & {
  readonly companyId: string;
  /** The zone whose days the company counts by, as an IANA name. */
  readonly timeZone: string;
};
