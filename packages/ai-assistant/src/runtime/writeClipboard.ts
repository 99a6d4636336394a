import type { CopiedText } from './types.ts';

/** Browsers that keep forms of their own take them under this name. */
const MARKDOWN = 'web text/markdown';

/** Puts plain text on the clipboard. */
export function writeText(text: string): Promise<void> {
  return navigator.clipboard.writeText(text);
}

/** Puts all forms of a text on the clipboard; those that the browser knows not are left out. */
export async function writeRich({ text, html, markdown }: CopiedText): Promise<void> {
  const { ClipboardItem } = globalThis;
  if (!ClipboardItem || !navigator.clipboard.write) return writeText(text);
  const takes = (type: string) => ClipboardItem.supports?.(type) ?? false;
  const forms = {
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
    ...(takes(MARKDOWN) && { [MARKDOWN]: new Blob([markdown], { type: 'text/markdown' }) }),
  };
  await navigator.clipboard.write([new ClipboardItem(forms)]);
}
