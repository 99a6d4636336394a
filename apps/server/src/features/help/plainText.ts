const BLOCK = /<\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|blockquote|pre|br|section|article)\b[^>]*>/gi;
const SILENT = /<(script|style|template|noscript)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of an HTML text, a line for each block; for searching and quoting, never for showing as HTML. */
export function plainText(html: string): string {
  return html
    .replace(SILENT, ' ')
    .replace(BLOCK, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
