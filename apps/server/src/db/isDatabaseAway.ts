import { DrizzleQueryError } from 'drizzle-orm';

/** Codes of connections that were not made or broke, of a PostgreSQL that starts, ends or has no room for more, of a statement that took too long, and of a process or a machine that has no handle left for one more connection. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|57014|08\w{3}|53000|53300|EMFILE|ENFILE)$/;
/** What the driver says without a code. */
const AWAY_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether something failed because the database could not be reached: it may succeed a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  // A call to another party that is away is wrapped in an error of its own, and is none of the database's.
  const inner = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(inner instanceof Error)) return false;
  const code = 'code' in inner ? String(inner.code) : '';
  return AWAY.test(code) || AWAY_TEXT.test(inner.message);
}
