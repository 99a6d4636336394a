import { readStoredHealth } from '../../features/operator/service/health.ts';
import { systemClock } from '../../http/Clock.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Says how the service does, by its database. */
export const health: Verb = {
  name: 'health',
  usage: 'health',
  summary:
    'Says how database, tables, jobs, exports, messages and traffic do, each with its figures. Mail, backups and answers of a running server are on the console.',
  looksOnly: true,
  async run(args, { settings, print }) {
    readArgs(args, []);
    const found = await withDatabase(settings, (db) => readStoredHealth({ db, clock: systemClock }));
    for (const { check, state, values } of found) {
      const figures = Object.entries(values).map(([name, value]) => `${name} ${value ?? '-'}`);
      print(`${state.padEnd(9)} ${check.padEnd(9)} ${figures.join(', ')}`);
    }
  },
};
