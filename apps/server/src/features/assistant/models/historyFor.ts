import { DATA_BLOCK } from '@portal/api-client/contract/ai';
import { wellFormed } from '../../../http/wellFormed.ts';

/** A question and what was answered. */
type Turn = { question: string; answer: string };

/** Signs of one answer's words that go on being told. */
const MOST_SIGNS = 1_200;
const BLOCK = new RegExp(`\`\`\`${DATA_BLOCK}\\n(.*)\\n\`\`\``, 'g');
const OTHER_BLOCK = /```[\s\S]*?(?:```|$)/g;

/** What a model is told of a talk: the questions, how each was read, and a summary of what was answered; the newest that fit. */
export function historyFor(history: readonly Turn[], tokens: number): Turn[] {
  const told: Turn[] = [];
  let left = tokens;
  for (const { question, answer } of history.toReversed()) {
    const turn = { question, answer: summaryOf(answer) };
    left -= tokensOf(turn.question) + tokensOf(turn.answer);
    if (left < 0) break;
    told.unshift(turn);
  }
  return told;
}

/** An answer without its tables: what they were read as, and their size, stand for them. */
export function summaryOf(answer: string): string {
  const words = answer
    .replace(BLOCK, (_, written: string) => `[${readingOf(written)}]`)
    .replace(OTHER_BLOCK, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return words.length > MOST_SIGNS ? `${wellFormed(words.slice(0, MOST_SIGNS))} …` : words;
}

function readingOf(written: string): string {
  try {
    const { title, params = [], rows = [] } = JSON.parse(written);
    const said = params.map(({ name, value }: { name: string; value: unknown }) => `${name}: ${value}`);
    return [`Table "${title ?? ''}"`, ...said, `${rows.length} rows`].join('; ');
  } catch {
    return 'Table';
  }
}

/** About as many tokens as models count: a sign of Chinese or Korean each, four Latin ones together. */
export function tokensOf(text: string): number {
  const wide = text.match(/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/g)?.length ?? 0;
  return wide + Math.ceil((text.length - wide) / 4);
}
