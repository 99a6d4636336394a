import type { ActTools, Deed } from '../features/operator/OperatorHandlers.ts';
import { recordDeed } from '../features/operator/recordDeed.ts';
import { systemClock } from '../http/Clock.ts';
import { BusinessError } from '../http/errors.ts';
import { messageText } from '../http/messages.ts';
import { createJobQueue } from '../jobs/createJobQueue.ts';
import { createOutbox } from '../outbox/createOutbox.ts';
import { carriedChannels, reachedChannels } from '../outbox/readSenders.ts';
import type { CliSettings } from './Operation.ts';
import { CliError } from './Verb.ts';
import { withDatabase } from './withDatabase.ts';

type Done<Answer> = { answer: Answer; deed?: Deed | undefined };

/**
 * Does an act of the operator's console from a terminal: in one transaction with its entry in the audit log, which bears
 * the name of who runs this. What is refused is told in English; then, and where nothing changed, nothing is noted.
 */
export async function runAct<Answer>(
  settings: CliSettings,
  act: (tools: ActTools) => Promise<Done<Answer>>,
): Promise<Done<Answer>> {
  const { operation, ...rest } = settings;
  const name = operation?.operator ?? '';
  return withDatabase(rest, (db) =>
    db.transaction(async (tx) => {
      const services = {
        jobs: createJobQueue({ db: tx, clock: systemClock }),
        outbox: createOutbox({
          clock: systemClock,
          reached: reachedChannels(process.env),
          carried: carriedChannels(process.env),
        }),
      };
      const done = await act({ db: tx, clock: systemClock, locale: 'en-US', userId: name, services });
      if (done.deed) await recordDeed(tx, { clock: systemClock, name }, done.deed);
      return done;
    }),
  ).catch((error: unknown) => {
    throw error instanceof BusinessError ? new CliError(wordsOf(error)) : error;
  });
}

function wordsOf({ text, values, data }: BusinessError): string {
  const { fields } = (data ?? {}) as { fields?: Record<string, string> };
  if (fields)
    return Object.entries(fields)
      .map(([field, problem]) => `${field}: ${problem}`)
      .join('\n');
  return typeof text === 'string' ? messageText(text, 'en-US', values) : text.literal;
}
