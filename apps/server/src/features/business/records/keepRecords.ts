import { answerCodes } from '@portal/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { businessRecords } from '../../../db/schema/business.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { messageText } from '../../../http/messages.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { readRecordValues } from './readRecordValues.ts';
import { recordSpec } from './recordSpecs.ts';

/** Adds or changes an entry; what cannot be taken is named field by field. */
export const saveRecord: Handlers['saveRecord'] = async ({ kind, id, values }, context) => {
  await requireResource(context, kind);
  const { db, companyId, userId, clock, locale } = context;
  const spec = recordSpec(kind);
  if (!spec.isKept) throw new BusinessError(answerCodes.forbidden, 'forbidden');
  const read = readRecordValues(spec, values);
  if (!read.ok) {
    const fields = Object.entries(read.problems).map(([key, text]) => [key, messageText(text, locale)]);
    throw new BusinessError(answerCodes.badRequest, 'badRequest', {
      data: { fields: Object.fromEntries(fields) },
    });
  }
  const change = { status: read.status, fields: read.fields, updatedAt: clock.now(), updatedBy: userId };
  if (id === undefined) {
    const recordId = `${kind}-${crypto.randomUUID()}`;
    await db.insert(businessRecords).values({ companyId, kind, recordId, ...change });
    return { id: recordId };
  }
  const [changed] = await db
    .update(businessRecords)
    .set(change)
    .where(
      and(
        eq(businessRecords.companyId, companyId),
        eq(businessRecords.kind, kind),
        eq(businessRecords.recordId, id),
      ),
    )
    .returning({ id: businessRecords.recordId });
  if (!changed) throw new BusinessError(answerCodes.notFound, 'notFound');
  return changed;
};

/** Removes entries of a list that people keep. */
export const deleteRecords: Handlers['deleteRecords'] = async ({ kind, ids }, context) => {
  await requireResource(context, kind);
  if (!recordSpec(kind).isKept) throw new BusinessError(answerCodes.forbidden, 'forbidden');
  const gone = await context.db
    .delete(businessRecords)
    .where(
      and(
        eq(businessRecords.companyId, context.companyId),
        eq(businessRecords.kind, kind),
        inArray(businessRecords.recordId, ids),
      ),
    )
    .returning({ id: businessRecords.recordId });
  return { deleted: gone.length };
};
