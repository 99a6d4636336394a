import type { ChatMessage } from './entities.ts';

/** Returns a conversation as a markdown document: answers keep their own markdown, the divider is a rule. */
export function exportMarkdown(
  title: string,
  chats: readonly ChatMessage[],
  names: { me: string; assistant: string },
): string {
  const parts = chats.map(({ source, content, user_name, created_at, images }) => {
    if (source === 3) return '---';
    const name = source === 2 ? names.assistant : user_name || names.me;
    const pictures = (images ?? []).map((address) => `![](${address})`);
    const text = source === 2 ? content : content.replaceAll(/^(#{1,6} |[-=]{3,}\s*$)/gm, '\\$1');
    return [`## ${name} · ${created_at}`, ...pictures, text].join('\n\n');
  });
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}
