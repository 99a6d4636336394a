import type { ToolSet } from 'ai';
import { BusinessError } from '../../../http/errors.ts';
import { notServedText } from '../../access/requireAccess.ts';
import { searchHelp } from '../../help/searchHelp.ts';
import type { DataReport, ReportParams } from '../reports/DataReport.ts';
import { DEFAULT_PARAMS } from '../reports/readParams.ts';
import { dataReports, findReport } from '../reports/reports.ts';
import { runReport } from '../reports/runReport.ts';
import { dataBlockOf, wordReport } from '../reports/wordReport.ts';
import type { AnswerRequest } from './AnswerModel.ts';
import { loadAiSdk } from './loadAiSdk.ts';

/** Rows that a model is told; the person sees all. */
const ROWS_FOR_MODEL = 40;

const SITES = ['US', 'DE', 'UK', 'JP', 'CA', 'FR', 'IT', 'ES', 'AU', 'MX'];

type ReportInput = { report: string } & Partial<Record<keyof ReportParams, unknown>>;

/** What a model can call: the reports, and the help documents. `show` takes what the person is shown. */
export async function createModelTools(
  request: AnswerRequest,
  show: (block: string) => void,
): Promise<ToolSet> {
  const { jsonSchema, tool } = await loadAiSdk();
  const reports = request.agent?.resources.length
    ? dataReports.filter(({ resource }) => request.agent?.resources.includes(resource))
    : dataReports;
  return {
    run_report: tool({
      description: `Runs one report over the company's own data. Reports: ${reports.map(describe).join('; ')}`,
      inputSchema: jsonSchema<ReportInput>({
        type: 'object',
        properties: {
          report: { type: 'string', enum: reports.map(({ id }) => id) },
          days: { type: 'integer', minimum: 1, maximum: 365, description: 'Days back from today' },
          marketplace: { type: 'string', enum: SITES },
          sku: { type: 'string' },
          orderNo: { type: 'string' },
          top: { type: 'integer', minimum: 1, maximum: 50 },
          stars: { type: 'integer', minimum: 1, maximum: 5 },
        },
        required: ['report'],
        additionalProperties: false,
      }),
      execute: (input) => runForModel(request, input, show),
    }),
    search_help: tool({
      description: 'Finds passages of the help documents of Portal.',
      inputSchema: jsonSchema<{ question: string }>({
        type: 'object',
        properties: { question: { type: 'string' } },
        required: ['question'],
        additionalProperties: false,
      }),
      async execute({ question }) {
        const { scope, locale } = request;
        const found = await searchHelp(scope.db, {
          question: String(question).slice(0, 200),
          locale,
          limit: 3,
        });
        return found.map(({ docId, title, passage }) => ({
          title,
          passage,
          link: `/company/helper/center?docId=${docId}`,
        }));
      },
    }),
  };
}

async function runForModel(
  { scope, locale }: AnswerRequest,
  input: ReportInput,
  show: (block: string) => void,
): Promise<unknown> {
  const report = findReport(String(input.report));
  if (!report) return { error: 'There is no such report.' };
  const params = paramsOf(input);
  const missing = (['sku', 'orderNo'] as const).find((name) => report.params.includes(name) && !params[name]);
  if (missing) return { error: `${missing} is needed: ask the person for it.` };
  try {
    const result = await runReport(report, params, scope);
    if (result.rows.length > 0) show(dataBlockOf(report, params, result, { locale, at: scope.now }));
    return {
      summary: wordReport(report, params, result, locale),
      columns: report.columns.map(({ key }) => key),
      rows: result.rows.slice(0, ROWS_FOR_MODEL),
      totalRows: result.rows.length,
    };
  } catch (error) {
    if (error instanceof BusinessError)
      return { error: notServedText(error, locale) ?? 'The person may not see this data: say so.' };
    throw error;
  }
}

/** A model's parameters, held to what reports take. */
function paramsOf(input: ReportInput): ReportParams {
  const whole = (value: unknown, fallback: number, most: number) => {
    const number = Math.round(Number(value));
    return Number.isFinite(number) && number >= 1 ? Math.min(most, number) : fallback;
  };
  const text = (value: unknown) =>
    typeof value === 'string' && value.trim() ? value.trim().slice(0, 60) : null;
  const site = text(input.marketplace)?.toUpperCase() ?? null;
  return {
    days: whole(input.days, DEFAULT_PARAMS.days, 365),
    top: whole(input.top, DEFAULT_PARAMS.top, 50),
    stars: whole(input.stars, DEFAULT_PARAMS.stars, 5),
    marketplace: site && SITES.includes(site) ? site : null,
    sku: text(input.sku),
    orderNo: text(input.orderNo),
  };
}

function describe({ id, title, params }: DataReport): string {
  return `${id} (${title[1]}; ${params.join(', ')})`;
}
