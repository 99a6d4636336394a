import { answerCodes } from '@portal/api-client/contract';
import { BusinessError } from '../../http/errors.ts';
import type { AccessScope } from '../access/readAccessFacts.ts';
import { requireResource } from '../access/requireAccess.ts';
import { type ExportSelection, subjectOf } from './openSource.ts';
import type { StoredTask } from './tasks.ts';

/** Throws unless whoever asked for an export may see now what it holds. */
export async function requireSubject(scope: AccessScope, task: Pick<StoredTask, 'selection'>): Promise<void> {
  const subject = subjectOf(task.selection as ExportSelection);
  if (!subject) throw new BusinessError(answerCodes.exportGone, 'exportGone');
  for (const resource of subject.resources) await requireResource(scope, resource);
}
