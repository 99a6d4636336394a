/**
 * A page with one script more at the start of its head: after the encoding, which has to stand in the first kilobyte, and
 * before the style sheets, which a script waits for.
 */
export function insertScript(html: string, script: string): string {
  return html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n    <script>${script}</script>`);
}
