import {
  measures as catalogue,
  type DataResource,
  type MeasureName,
} from '../../../data/catalogue/measures.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';

/** Whether figures are of another matter than those that were asked for before. */
export function isOtherSubject(measures: readonly MeasureName[], base: DataQuestion): boolean {
  const of = ([name]: readonly MeasureName[]) => name && familyOf(catalogue[name].resource);
  return of(measures) !== of(base.measures);
}

/** Sales and orders are two rights over one matter. */
function familyOf(resource: DataResource): DataResource {
  return resource === 'orders' ? 'sales' : resource;
}
