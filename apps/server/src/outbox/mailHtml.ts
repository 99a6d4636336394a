import type { OutgoingMessage } from './channels.ts';

const STYLE = {
  page: 'margin:0;padding:24px;background:#f4f5f8;font:16px/1.6 -apple-system,Segoe UI,PingFang SC,Microsoft YaHei,Malgun Gothic,sans-serif;color:#1d2233',
  card: 'max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px',
  title: 'margin:0 0 16px;font-size:20px;line-height:1.4',
  text: 'margin:0 0 12px;overflow-wrap:anywhere',
  code: 'font-size:28px;font-weight:700;letter-spacing:4px;white-space:nowrap',
};

/** A message as HTML beside its text: the same words, a code so that it is found at once, no address and no picture. */
export function mailHtml({
  subject,
  body,
  locale = 'zh-CN',
}: Omit<OutgoingMessage, 'id' | 'recipient'>): string {
  const paragraphs = body.split('\n').map((line) => {
    const text = escapeHtml(line).replace(/\b\d{6}\b/, `<strong style="${STYLE.code}">$&</strong>`);
    return `<p style="${STYLE.text}">${text}</p>`;
  });
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${STYLE.page}"><div style="${STYLE.card}"><h1 style="${STYLE.title}">${escapeHtml(subject)}</h1>
${paragraphs.join('\n')}</div></body></html>`;
}

function escapeHtml(text: string): string {
  const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? '');
}
