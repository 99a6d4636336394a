import type { Handlers } from '../../../http/handlers.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { pageOf } from '../../params/pageOf.ts';
import { openReport, resourceOfReport } from './openReport.ts';

/** A report with the asked page of its rows. */
export const queryReport: Handlers['queryReport'] = async (request, context) => {
  await requireResource(context, resourceOfReport(request.report));
  const { rows, ...report } = await openReport(request, context);
  return { ...report, ...pageOf(rows, request) };
};
