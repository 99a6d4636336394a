import type { ChatMessage } from './entities.ts';

/** How a document says what is no message: names, times, and answers that did not come whole. */
export type ExportWords = {
  me: string;
  assistant: string;
  /** @default as the server wrote it */
  time?: (moment: string) => string;
  /** Whose clocks the times are of. */
  zone?: string;
  failed?: (reason: string) => string;
  cut?: string;
};

/** Returns a conversation as a markdown document: answers keep their own markdown, the divider is a rule. */
export function exportMarkdown(title: string, chats: readonly ChatMessage[], words: ExportWords): string {
  const { time = (moment) => moment, zone } = words;
  const parts = chats.map((message) => {
    const { source, user_name, created_at, images, message_id, versions = [] } = message;
    if (source === 3) return '---';
    const name = source === 2 ? words.assistant : user_name || words.me;
    const pictures = (images ?? []).map((address) => `![](${address})`);
    const which = versions.length > 1 ? ` · ${versions.indexOf(message_id) + 1}/${versions.length}` : '';
    return [`## ${name}${which} · ${time(created_at)}`, ...pictures, ...textOf(message, words)].join('\n\n');
  });
  return `${[`# ${title}`, ...(zone ? [`_${zone}_`] : []), ...parts].join('\n\n')}\n`;
}

function textOf({ source, content, state, error_message }: ChatMessage, words: ExportWords): string[] {
  if (source !== 2) return [content.replaceAll(/^(#{1,6} |[-=]{3,}\s*$)/gm, '\\$1')];
  const said = content ? [content] : [];
  if (state === 'failed') return [...said, `> ${words.failed?.(error_message ?? '') ?? error_message ?? ''}`];
  if (state === 'interrupted' && words.cut) return [...said, `> ${words.cut}`];
  return [content];
}
