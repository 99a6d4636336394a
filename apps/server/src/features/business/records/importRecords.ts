import { answerCodes } from '@portal/api-client/contract';
import { businessRecords } from '../../../db/schema/business.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { type MessageName, messageText } from '../../../http/messages.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { PURCHASES } from '../purchasing/purchases.ts';
import { readRecordValues } from './readRecordValues.ts';
import { type RecordSpec, recordSpec } from './recordSpecs.ts';
import { isReference, knownValues } from './references.ts';

/** Beyond it each row is named by its first problem alone. */
const MOST_IN_FULL = 200;
const ROWS_AT_ONCE = 500;
/** What a spreadsheet would run. */
const FORMULA = /^[=@]|^[+-](?![\d.]+$)/;

type Fields = Record<string, string | number | null>;
type Entry = { row: number; status: string; fields: Fields };
type Problem = { row: number; field?: string; message: MessageName };

/** Adds entries to an own list, all of them or none; purchase orders, which move stock, are written one by one. */
export const importRecords: Handlers['importRecords'] = async ({ kind, importId, rows }, context) => {
  await requireResource(context, kind);
  const { companyId, userId, clock, locale } = context;
  const spec = recordSpec(kind);
  if (!spec.isKept || kind === PURCHASES) throw new BusinessError(answerCodes.forbidden, 'forbidden');
  return context.db.transaction(async (tx) => {
    const { entries, problems } = readRows(spec, rows);
    for (const { key } of spec.columns) {
      if (!isReference(kind, key)) continue;
      const named = [...new Set(entries.flatMap(({ fields }) => fields[key] ?? []).map(String))];
      const known = await knownValues({ db: tx, companyId }, key, named);
      for (const { row, fields } of entries)
        if (fields[key] !== null && !known.has(String(fields[key])))
          problems.push({ row, field: key, message: 'fieldUnknown' });
    }
    if (problems.length > 0)
      return {
        added: 0,
        problems: problems
          .toSorted((one, other) => one.row - other.row)
          .filter(({ row }, at, sorted) => at < MOST_IN_FULL || sorted[at - 1]?.row !== row)
          .map(({ message, ...place }) => ({ ...place, message: messageText(message, locale) })),
      };
    let added = 0;
    for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
      const stored = await tx
        .insert(businessRecords)
        .values(
          entries.slice(from, from + ROWS_AT_ONCE).map(({ row, status, fields }) => ({
            companyId,
            kind,
            recordId: `${kind}-${importId}-${row}`,
            status,
            fields,
            updatedAt: clock.now(),
            updatedBy: userId,
          })),
        )
        .onConflictDoNothing()
        .returning({ recordId: businessRecords.recordId });
      added += stored.length;
    }
    return { added, problems: [] };
  });
};

function readRows(spec: RecordSpec, rows: readonly Fields[]): { entries: Entry[]; problems: Problem[] } {
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const [index, values] of rows.entries()) {
    const row = index + 1;
    const formulas = Object.entries(values).filter(
      ([, value]) => typeof value === 'string' && FORMULA.test(value.trim()),
    );
    const read = readRecordValues(spec, values);
    if (formulas.length > 0)
      for (const [field] of formulas) problems.push({ row, field, message: 'cellFormula' });
    else if (!read.ok)
      for (const [field, message] of Object.entries(read.problems)) problems.push({ row, field, message });
    else if (seen.has(JSON.stringify(read))) problems.push({ row, message: 'rowTwice' });
    else {
      seen.add(JSON.stringify(read));
      entries.push({ row, status: read.status, fields: read.fields });
    }
  }
  return { entries, problems };
}
