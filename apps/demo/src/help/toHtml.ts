const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** HTML of a text in which `## ` begins a heading, `- ` an item, `1. ` a step, and other lines are paragraphs. */
export function toHtml(text: string): string {
  let html = '';
  let open = '';
  const list = (kind: string) => {
    if (open === kind) return;
    html += (open && `</${open}>`) + (kind && `<${kind}>`);
    open = kind;
  };
  for (const line of text.trim().split('\n')) {
    const [, mark = '', rest = ''] = /^(## |- |\d+\. )?(.*)$/.exec(line.trim()) ?? [];
    const words = rest.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
    list(mark === '- ' ? 'ul' : /^\d/.test(mark) ? 'ol' : '');
    if (mark === '## ') html += `<h2>${words}</h2>`;
    else if (mark) html += `<li>${words}</li>`;
    else if (words) html += `<p>${words}</p>`;
  }
  list('');
  return html;
}
