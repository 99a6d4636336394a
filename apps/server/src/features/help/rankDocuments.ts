import { searchTerms } from './searchTerms.ts';

/** A document as the search reads it, in one language. */
export type SearchedDocument = { docId: string; title: string; text: string };

/** A document that was found, and the lines that answer best. */
export type RankedDocument<Document extends SearchedDocument> = {
  document: Document;
  /** From 0 to 1: the part of what was asked for that the document has, the rare counting more. */
  share: number;
  /** The lines around the best match, at most `PASSAGE_SIGNS` long. */
  passage: string;
};

const TITLE_WEIGHT = 3;
/** Below this part of the question a document speaks of something else. */
const LEAST_SHARE = 0.34;
const PASSAGE_SIGNS = 600;

/** The documents that answer a question best, best first. */
export function rankDocuments<Document extends SearchedDocument>(
  documents: readonly Document[],
  question: string,
  limit: number,
): RankedDocument<Document>[] {
  const terms = searchTerms(question);
  if (terms.length === 0) return [];
  const read = documents.map((document) => ({
    document,
    title: document.title.toLowerCase(),
    text: document.text.toLowerCase(),
  }));
  const weights = terms.map((term) => {
    const holders = read.filter(({ title, text }) => title.includes(term) || text.includes(term)).length;
    return { term, weight: Math.log(1 + read.length / (1 + holders)) };
  });
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return read
    .map(({ document, title, text }) => {
      let share = 0;
      let score = 0;
      for (const { term, weight } of weights) {
        const inTitle = title.includes(term);
        const times = text.split(term).length - 1;
        if (!inTitle && times === 0) continue;
        share += weight;
        score += weight * ((inTitle ? TITLE_WEIGHT : 0) + times / (times + 2));
      }
      return { document, share: share / total, score };
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.score - a.score || a.document.docId.localeCompare(b.document.docId))
    .slice(0, limit)
    .map(({ document, share }) => ({ document, share, passage: passageOf(document.text, weights) }));
}

/** The line with most of what was asked for, and what follows it. */
function passageOf(text: string, weights: readonly { term: string; weight: number }[]): string {
  const lines = text.split('\n');
  const scores = lines.map((line) => {
    const small = line.toLowerCase();
    return weights.reduce((sum, { term, weight }) => sum + (small.includes(term) ? weight : 0), 0);
  });
  const best = scores.indexOf(Math.max(...scores));
  let passage = '';
  for (const line of lines.slice(best)) {
    if (passage !== '' && passage.length + line.length > PASSAGE_SIGNS) break;
    passage += passage === '' ? line : `\n${line}`;
  }
  return [...passage].slice(0, PASSAGE_SIGNS).join('');
}
