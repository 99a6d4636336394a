import { searchTerms } from '../../help/searchTerms.ts';
import type { DataReport } from './DataReport.ts';
import { readParams, type SaidParams, withoutPeriod } from './readParams.ts';

/** A report that may answer a question, and how well. */
export type ReportMatch = { report: DataReport; score: number; said: SaidParams };

/** Below this a report would be a guess. */
export const LEAST_SCORE = 2;
const TITLE_WEIGHT = 1.5;

/** The reports that may answer a question, best first; the wording decides, no language model. */
export function matchReports(question: string, reports: readonly DataReport[]): ReportMatch[] {
  const said = readParams(question);
  const terms = searchTerms(withoutPeriod(question.replace(/^>.*$/gm, '')));
  const read = reports.map((report) => ({
    report,
    title: termsOf(report.title.join(' ')),
    aliases: termsOf(report.aliases),
  }));
  const weightOf = (term: string) => {
    const holders = read.filter(({ title, aliases }) => title.has(term) || aliases.has(term)).length;
    return Math.log(1 + reports.length / holders);
  };
  return read
    .map(({ report, title, aliases }) => {
      let score = bonusOf(report, said);
      for (const term of terms)
        if (title.has(term)) score += weightOf(term) * TITLE_WEIGHT;
        else if (aliases.has(term)) score += weightOf(term);
      return { report, score, said };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.report.id.localeCompare(other.report.id));
}

/** An order number or a SKU says more than any word. */
function bonusOf({ params }: DataReport, { orderNo, sku }: SaidParams): number {
  if (params.includes('orderNo')) return orderNo ? 10 : Number.NEGATIVE_INFINITY;
  if (params.includes('sku')) return sku ? 4 : Number.NEGATIVE_INFINITY;
  return 0;
}

function termsOf(text: string): Set<string> {
  return new Set(searchTerms(text));
}
