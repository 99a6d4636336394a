import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../../ai/signInPerson.ts';

/** What a call was answered; nothing when no answer came, or one that says that the server could not. */
type Answered = { code: string; data: Record<string, unknown> } | undefined;

/** Somebody who makes calls through a line that may fail. */
export type Writer = Person & {
  menuIds: readonly string[];
  /** Sends a call once. */
  ask(path: string, request: object): Promise<Answered>;
};

const PATIENCE_MS = 2_500;
/** Who got no answer looks at the page for a moment before the next write. */
const AFTER_LOSS_MS = 100;

/** Answers that are a fault of the server's own: there must be none, whatever happens to its lines. */
export type Failures = { status: number; path: string }[];

/** Opens a writer; `menuIds` are leaves that the person may open. */
export function openWriter(
  person: Person,
  port: number,
  { menuIds, failures }: { menuIds: readonly string[]; failures: Failures },
): Writer {
  return {
    ...person,
    menuIds,
    async ask(path, request) {
      try {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: person.token,
            company: person.company,
          },
          body: JSON.stringify(request),
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        // 503 says that the database is away: whether it was written before nobody knows.
        if (answer.status >= 500 && answer.status !== 503) failures.push({ status: answer.status, path });
        if (answer.status >= 500) return undefined;
        return (await answer.json()) as Answered;
      } catch {
        await pause(AFTER_LOSS_MS);
        return undefined;
      }
    },
  };
}
