import { BusinessError } from '../../../http/errors.ts';
import { notServedText } from '../../access/requireAccess.ts';
import { searchHelp } from '../../help/searchHelp.ts';
import { LEAST_SCORE, matchReports } from '../reports/matchReport.ts';
import { DEFAULT_PARAMS } from '../reports/readParams.ts';
import { dataReports } from '../reports/reports.ts';
import { runReport } from '../reports/runReport.ts';
import { dataBlockOf, wordReport } from '../reports/wordReport.ts';
import type { AnswerRequest } from './AnswerModel.ts';

/** For a model that takes no tools: the report or the document is found first, and the model words it. */
export async function routeToReport(request: AnswerRequest): Promise<{ found?: string; block?: string }> {
  const { agent, question, scope, locale, written } = request;
  const own = agent?.resources.length
    ? dataReports.filter(({ resource }) => agent.resources.includes(resource))
    : dataReports;
  const [best] = agent?.resources.length === 0 ? [] : matchReports(question, own);
  if (best && best.score >= LEAST_SCORE) {
    const params = { ...DEFAULT_PARAMS, ...best.said };
    try {
      const result = await runReport(best.report, params, scope);
      const block = dataBlockOf(best.report, params, result, { locale, at: scope.now });
      const found = `${wordReport(best.report, params, result, locale)}\n${JSON.stringify(result.rows.slice(0, 40))}`;
      return result.rows.length === 0 || written.content ? { found } : { found, block };
    } catch (error) {
      if (error instanceof BusinessError)
        return { found: notServedText(error, locale) ?? 'The person may not see this data: say so.' };
      throw error;
    }
  }
  const passages = await searchHelp(scope.db, { question: question.slice(0, 200), locale, limit: 2 });
  if (passages.length === 0) return {};
  return {
    found: passages
      .map(({ docId, title, passage }) => `${title} (/company/helper/center?docId=${docId}): ${passage}`)
      .join('\n'),
  };
}
