import { HttpError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { recordSpec } from './recordSpecs.ts';
import { isReference, readReferenceChoices } from './references.ts';

const MOST_CHOICES = 20;

/** What a field of a list's form can be, for whoever may see the list. */
export const queryRecordChoices: Handlers['queryRecordChoices'] = async (request, context) => {
  const { kind, field, keyword } = request;
  await requireResource(context, kind);
  const { columns, isKept } = recordSpec(kind);
  if (!isKept || !isReference(kind, field) || !columns.some(({ key }) => key === field))
    throw new HttpError(400, 'badRequest', { detail: { field: 'field' } });
  return { dataList: await readReferenceChoices(context, field, keyword.trim(), MOST_CHOICES) };
};
