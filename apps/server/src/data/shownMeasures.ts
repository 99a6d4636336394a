import type { DataSet } from './catalogue/DataSet.ts';
import { type MeasureName, measures } from './catalogue/measures.ts';
import type { DataQuestion } from './DataQuestion.ts';

/** What was asked for, and beside it what is told with it of the same kind of data. */
export function shownMeasures({ measures: asked, order, having }: DataQuestion, set: DataSet): MeasureName[] {
  const resources = new Set(asked.map((name) => measures[name].resource));
  const beside = asked
    .flatMap((name): readonly MeasureName[] => measures[name].beside)
    .filter((name) => set.measures[name] && resources.has(measures[name].resource));
  const needed = [order?.by, having?.measure].filter((name) => name !== undefined);
  return [...new Set([...asked, ...needed, ...beside])];
}
