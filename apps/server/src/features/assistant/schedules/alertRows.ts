import { isWithin } from '../../../data/bounds.ts';
import type { Bound, DataQuestion } from '../../../data/DataQuestion.ts';
import type { DataRow } from '../../../data/runQuestion.ts';
import type { FoundData } from '../data/findData.ts';

/** The group of a question that has none. */
const WHOLE = '*';
/** As many groups as an answer can have. */
const MOST_GROUPS = 500;

/**
 * The question that finds what meets a condition. What it is ranked and cut by comes first: of the best twenty those that
 * meet it, not the best twenty of those. Everything else the database narrows itself.
 */
export function alertQuestion(question: DataQuestion, condition: Bound): DataQuestion {
  if (question.by.length === 0) return question;
  if (question.limit !== undefined || question.having) return { limit: MOST_GROUPS, ...question };
  return { ...question, having: condition, limit: MOST_GROUPS };
}

/** Whether the condition's measure is among the figures of an answer. */
export function canWatch({ compiled }: Pick<FoundData, 'compiled'>, { measure }: Bound): boolean {
  return compiled.set.measures[measure] !== undefined && compiled.measures.includes(measure);
}

/** What meets the condition, as an answer of its own, and the names of its groups. */
export function metBy(found: FoundData, condition: Bound): { found: FoundData; keys: string[] } {
  const { question, compiled, result } = found;
  const at = compiled.measures.indexOf(condition.measure);
  const meets = ({ measures }: DataRow) => {
    const figure = measures[at];
    if (typeof figure !== 'number') return false;
    return isWithin(figure, condition);
  };
  if (question.by.length === 0) return { found, keys: meets(result.total) ? [WHOLE] : [] };
  const rows = result.rows.filter(meets);
  const keys = rows.map(({ dimensions }) => JSON.stringify(dimensions.slice(0, question.by.length)));
  return {
    found: {
      question: { ...question, having: condition },
      compiled,
      result: { ...result, rows, groups: rows.length },
    },
    keys: [...new Set(keys)],
  };
}
