import { open } from 'node:fs/promises';
import { type AuditKind, auditKinds } from '@portal/api-client/contract';
import type { Database } from '../../db/Database.ts';
import { type AuditRow, type AuditSelection, readAudit } from '../../features/audit/queryAudit.ts';
import { writeCsv } from '../../features/exports/format/writeCsv.ts';
import { systemClock } from '../../http/Clock.ts';
import { findCompany } from '../findCompany.ts';
import { readArgs, wholeNumber } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

const DAY_MS = 86_400_000;
const MOST_LINES = 200;
const COLUMNS = ['time', 'kind', 'action', 'company', 'person', 'actor', 'target', 'address'].map(
  (label) => ({ label }),
);

/** Reads the audit log. */
export const audit: Verb = {
  name: 'audit',
  usage: 'audit [--company <code>] [--kind <kind>] [--days <n>] [--csv <file>]',
  summary: `Shows who did what, newest first, ${MOST_LINES} lines at most; --csv writes all of it into a new file.`,
  looksOnly: true,
  async run(args, { settings, print }) {
    const { options } = readArgs(args, [], [], ['company', 'kind', 'days', 'csv']);
    const kind = kindOf(options.kind);
    const days = options.days === undefined ? undefined : wholeNumber('days', options.days, 1);
    await withDatabase(settings, async (db) => {
      const selection: AuditSelection = {
        ...(kind && { kind }),
        ...(options.company && { companyId: (await findCompany(db, options.company)).id }),
        ...(days && { since: new Date(systemClock.now().getTime() - days * DAY_MS) }),
      };
      if (options.csv) print(`${await writeFile(db, selection, options.csv)} entries in ${options.csv}.`);
      else await printLines(db, selection, print);
    });
  },
};

function kindOf(text: string | undefined): AuditKind | undefined {
  if (text === undefined) return undefined;
  const kind = auditKinds.find((one) => one === text);
  if (!kind) throw new CliError(`--kind must be one of ${auditKinds.join(', ')}, not "${text}".`);
  return kind;
}

async function printLines(db: Database, selection: AuditSelection, print: (line: string) => void) {
  let lines = 0;
  for await (const rows of readAudit(db, selection))
    for (const row of rows) {
      // Line ends and escape sequences of names do not reach the terminal.
      print(
        valuesOf(row)
          .filter(Boolean)
          .join('  ')
          .replaceAll(/\p{Cc}/gu, ' '),
      );
      lines += 1;
      if (lines === MOST_LINES) return;
    }
  if (lines === 0) print('Nothing stands in the log.');
}

async function writeFile(db: Database, selection: AuditSelection, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new CliError(error.code === 'EEXIST' ? `"${path}" is there: name a new file.` : error.message);
  });
  let entries = 0;
  const rows = async function* () {
    for await (const some of readAudit(db, selection)) {
      entries += some.length;
      yield* some.map(valuesOf);
    }
  };
  try {
    for await (const piece of writeCsv({ title: 'audit', columns: COLUMNS, rows: rows() }))
      await file.writeFile(piece);
  } finally {
    await file.close();
  }
  return entries;
}

function valuesOf({ at, kind, action, companyId, userId, actor, target, address }: AuditRow): string[] {
  return [at.toISOString(), kind, action, companyId ?? '', userId ?? '', actor, target, address];
}
