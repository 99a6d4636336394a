import { answerCodes } from '@portal/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { businessRecords } from '../../../db/schema/business.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { changeInbound } from '../purchasing/changeInbound.ts';
import { lockPurchases, PURCHASES, purchaseProblems } from '../purchasing/purchases.ts';
import { isEntry } from './isEntry.ts';
import { readRecordValues } from './readRecordValues.ts';
import { computedOf } from './recordRules.ts';
import { type RecordSpec, recordSpec } from './recordSpecs.ts';
import { unknownReferences } from './references.ts';
import { refuseFields } from './refuseFields.ts';

type Fields = Readonly<Record<string, string | number | null>>;

/** Adds or changes an entry; what cannot be taken is named field by field. */
export const saveRecord: Handlers['saveRecord'] = async ({ kind, id, values }, context) => {
  await requireResource(context, kind);
  const { companyId, userId, clock, locale } = context;
  const spec = recordSpec(kind);
  if (!spec.isKept) throw new BusinessError(answerCodes.forbidden, 'forbidden');
  const recordId = id ?? `${kind}-${crypto.randomUUID()}`;
  const isSaved = isEntry(companyId, kind, recordId);
  return context.db.transaction(async (tx) => {
    if (kind === PURCHASES) await lockPurchases(tx, companyId);
    const [before] = await tx.select().from(businessRecords).where(isSaved).for('update');
    if (id !== undefined && !before) throw new BusinessError(answerCodes.notFound, 'notFound');
    const read = readRecordValues(spec, { ...values, ...keptOf(spec, before?.fields) });
    // All that is wrong is said at once, what does not exist as well.
    const unknown = await unknownReferences({ db: tx, companyId }, kind, read.fields, before?.fields);
    const refused = {
      ...Object.fromEntries(unknown.map((key) => [key, 'fieldUnknown' as const])),
      ...(!read.ok && read.problems),
    };
    if (!read.ok || unknown.length > 0) throw refuseFields(refused, locale);
    const { status, fields } = read;
    const at = clock.now();
    const after = { status, fields };
    if (kind === PURCHASES) {
      const problems = await purchaseProblems(tx, companyId, { id: recordId, before, after });
      if (Object.keys(problems).length > 0) throw refuseFields(problems, locale);
      await changeInbound(tx, companyId, { before, after, at });
    }
    const change = { ...after, updatedAt: at, updatedBy: userId };
    if (before) await tx.update(businessRecords).set(change).where(isSaved);
    else await tx.insert(businessRecords).values({ companyId, kind, recordId, ...change });
    return { id: recordId };
  });
};

/** Removes entries of a list that people keep; purchase orders of which something came stay. */
export const deleteRecords: Handlers['deleteRecords'] = async ({ kind, ids }, context) => {
  await requireResource(context, kind);
  if (!recordSpec(kind).isKept) throw new BusinessError(answerCodes.forbidden, 'forbidden');
  const { companyId, clock } = context;
  const chosen = and(
    eq(businessRecords.companyId, companyId),
    eq(businessRecords.kind, kind),
    inArray(businessRecords.recordId, ids),
  );
  return context.db.transaction(async (tx) => {
    if (kind === PURCHASES) await lockPurchases(tx, companyId);
    const gone = await tx.delete(businessRecords).where(chosen).returning();
    if (kind !== PURCHASES) return { deleted: gone.length };
    if (gone.some(({ fields }) => Number(fields.received ?? 0) > 0))
      throw new BusinessError(answerCodes.badRequest, 'purchaseReceived');
    for (const before of gone)
      await changeInbound(tx, companyId, { before, after: undefined, at: clock.now() });
    return { deleted: gone.length };
  });
};

/** What the server alone writes of an entry, as it stands: nothing of it in a new one. */
function keptOf({ kind, columns }: RecordSpec, before: Fields | undefined): Fields {
  const kept = columns.filter(({ key }) => computedOf(kind, key)?.op === 'kept');
  return Object.fromEntries(kept.map(({ key }) => [key, before?.[key] ?? 0]));
}
