import { queryFeedback } from '../../features/assistant/messages/queryFeedback.ts';
import { systemClock } from '../../http/Clock.ts';
import type { Settings } from '../../settings/readSettings.ts';
import { findCompany } from '../findCompany.ts';
import { withDatabase } from '../withDatabase.ts';

const DAY_MS = 86_400_000;
/** Lines at most. */
export const MOST_LINES = 200;
/** Most characters of a question in a line. */
const QUESTION_LENGTH = 200;

/** Prints what people thought of the assistant's answers, the newest first. */
export async function printFeedback(
  settings: Settings,
  print: (line: string) => void,
  { company, days, isAll }: { company: string | undefined; days: number | undefined; isAll: boolean },
): Promise<void> {
  await withDatabase(settings, async (db) => {
    const rows = await queryFeedback(db, {
      ...(company && { companyId: (await findCompany(db, company)).id }),
      ...(days && { since: new Date(systemClock.now().getTime() - days * DAY_MS) }),
      ...(!isAll && { value: -1 }),
      limit: MOST_LINES,
    });
    for (const row of rows) {
      const cells = [
        row.at.toISOString(),
        row.value === 1 ? 'good' : 'bad',
        row.companyId,
        row.userName,
        row.choices.join(','),
        row.reason,
        row.question.slice(0, QUESTION_LENGTH),
        row.messageId,
      ];
      // What people wrote reaches the terminal as words.
      print(
        cells
          .filter(Boolean)
          .join('  ')
          .replaceAll(/\p{Cc}/gu, ' '),
      );
    }
    if (rows.length === 0) print('Nobody has said anything.');
  });
}
