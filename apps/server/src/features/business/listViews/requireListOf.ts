import { HttpError } from '../../../http/errors.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { isListName, listSource } from '../lists/listSources.ts';
import { presentOf } from '../openList.ts';
import { columnsOfReport, isReportName, resourceOfReport } from '../reports/openReport.ts';
import { isKnownView } from '../views/viewOf.ts';

/** Lists of the user centre: whose columns only its pages know, and which hold nothing that a right is needed for. */
const OWN_LISTS: readonly string[] = [
  'people',
  'audit-log',
  'purchases',
  'notices',
  'announcements',
  'live-classes',
  'company-sessions',
  'company-exports',
];

/**
 * Throws unless there is such a list and the caller may see it. Returns the keys of its columns, where the server knows
 * them.
 */
export async function requireListOf(
  context: RequestContext,
  list: string,
): Promise<ReadonlySet<string> | undefined> {
  const [name = '', part] = list.split(':');
  if (OWN_LISTS.includes(list)) return undefined;
  if (name === 'report' && part !== undefined && isReportName(part)) {
    await requireResource(context, resourceOfReport(part));
    return new Set(columnsOfReport(part));
  }
  if (!isListName(name) || (part !== undefined && !isKnownView(name, part)))
    throw new HttpError(400, 'badRequest', { detail: { field: 'list' } });
  await requireResource(context, name);
  const { columns } = listSource(name, context.companyId, presentOf(context));
  return new Set(columns.map(({ key }) => key));
}
