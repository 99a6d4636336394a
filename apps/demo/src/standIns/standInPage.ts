import type { Locale } from '@portal/server';

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;padding:1.5rem;max-width:40rem}
h1{font-size:1.25rem}label,.choice{display:block;margin:.75rem 0}input,select,button{font:inherit;padding:.5rem .75rem;box-sizing:border-box;width:100%;border:1px solid #767676;border-radius:6px}
button,.choice{background:#1a5fb4;color:#fff;border:0;border-radius:6px;cursor:pointer}.choice{padding:.5rem .75rem;text-decoration:none}
dt{font-weight:600}dd{margin:0 0 .5rem;overflow-wrap:anywhere}.note{opacity:.75;font-size:.875rem}[role=alert]{color:#c01c28}`;

const NOTE: Readonly<Record<Locale, string>> = {
  'zh-CN': '本页由参考服务器提供，代替对方的页面。',
  'en-US': 'This page comes with the reference server and stands for the other party’s.',
  'ko-KR': '이 페이지는 상대 서비스를 대신하는 참조 서버의 화면이에요.',
};

/** A page that stands for another party's; `body` is HTML whose values went through `escapeHtml`. */
export function standInPage(page: { locale: Locale; title: string; body: string; script?: string }): string {
  const { locale, title, body, script } = page;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}<p class="note">${NOTE[locale]}</p></main>${
    script ? `<script>${script}</script>` : ''
  }</body></html>`;
}

/** Text made safe to stand in HTML, also within quotes. */
export function escapeHtml(text: string): string {
  const marks: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '');
}

/**
 * A script that tells the page around a frame what happens in it. Only the portal's own origins are told; `<` cannot
 * end the script early.
 */
export function tellParent(origins: readonly string[], messages: { isDone: boolean }): string {
  const targets = JSON.stringify(origins).replaceAll('<', '\\u003c');
  const done = messages.isDone ? `tell({type:'closeAuthAlert'});` : '';
  return `const tell=(message)=>{if(window.parent!==window)for(const origin of ${targets})window.parent.postMessage(message,origin)};
const height=()=>tell({type:'messageAuthHeight',height:Math.ceil(document.body.getBoundingClientRect().height)});
new ResizeObserver(height).observe(document.body);height();${done}`;
}
