import { meantQuestion, type SaidQuestion } from '../../../data/bounds.ts';
import { dataSetFor } from '../../../data/catalogue/catalogue.ts';
import { type DataResource, measures } from '../../../data/catalogue/measures.ts';
import { compileQuestion } from '../../../data/compileQuestion.ts';

/** Each kind of data that an answer can show. */
export const DATA_RESOURCES: readonly DataResource[] = [
  ...new Set(Object.values(measures).map(({ resource }) => resource)),
];

const DATA_FENCE = /^```data[^\n]*\n([\s\S]*?)(?:\n```|$(?![\s\S]))/gm;
/** The kinds of data do not depend on where and when it is asked. */
const ANYWHERE = { locale: 'en-US', timeZone: 'UTC', now: new Date(0) } as const;

/**
 * Returns the kinds of data whose figures an answer may show: those of its tables, all of them where one cannot be read, and
 * those that its model was told.
 */
export function resourcesIn({
  content,
  resources,
}: {
  content: string;
  resources: readonly DataResource[];
}): ReadonlySet<DataResource> {
  const found = new Set(resources);
  for (const [, block = ''] of content.matchAll(DATA_FENCE))
    for (const resource of resourcesOf(block) ?? DATA_RESOURCES) found.add(resource);
  return found;
}

function resourcesOf(block: string): readonly DataResource[] | undefined {
  try {
    const { question: said } = JSON.parse(block) as { question: SaidQuestion };
    const question = meantQuestion(said);
    return dataSetFor(question) && compileQuestion(question, ANYWHERE)?.resources;
  } catch {
    return undefined;
  }
}
