import { queryFeedback } from '../../features/assistant/messages/queryFeedback.ts';
import { systemClock } from '../../http/Clock.ts';
import { findCompany } from '../findCompany.ts';
import { readArgs, wholeNumber } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

const DAY_MS = 86_400_000;
const MOST_LINES = 200;
/** So much of a question stands in a line. */
const QUESTION_LENGTH = 200;

/** Shows what people thought of the assistant's answers. */
export const assistantFeedback: Verb = {
  name: 'assistant',
  usage: 'assistant feedback [--company <code>] [--days <n>] [--all]',
  summary: `Shows the answers of the assistant that people found bad, and why, the newest first, ${MOST_LINES} lines at most; --all shows the good ones, too.`,
  looksOnly: true,
  async run(args, { settings, print }) {
    const { what, flags, options } = readArgs(args, ['what'], ['all'], ['company', 'days']);
    if (what !== 'feedback') throw new CliError(`The assistant has "feedback", not "${what}".`);
    const days = options.days === undefined ? undefined : wholeNumber('days', options.days, 1);
    await withDatabase(settings, async (db) => {
      const rows = await queryFeedback(db, {
        ...(options.company && { companyId: (await findCompany(db, options.company)).id }),
        ...(days && { since: new Date(systemClock.now().getTime() - days * DAY_MS) }),
        ...(!flags.all && { value: -1 }),
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
  },
};
