import type { ChatMessage } from './entities.ts';
import type { Quote } from './types.ts';

/** Returns the quotes with one more; undefined when the same message, or the same words of the same side, stand there. */
export function addQuote(quotes: readonly Quote[], message: ChatMessage): Quote[] | undefined {
  const { message_id, source, content, user_name } = message;
  const isThere = quotes.some(
    (quote) => quote.message_id === message_id || (quote.content === content && quote.source === source),
  );
  return isThere ? undefined : [...quotes, { message_id, source, content, user_name }];
}

/** Returns a question as it is sent: each quote as `> ` lines before it. */
export function withQuotes(text: string, quotes: readonly Quote[]): string {
  const quoted = quotes.map(({ content }) => content.trim().replaceAll(/^/gm, '> '));
  return [...quoted, text.trim()].join('\n\n');
}
