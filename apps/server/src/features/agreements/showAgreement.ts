import { and, eq } from 'drizzle-orm';
import { html, raw } from 'hono/html';
import { agreementVersions } from '../../db/schema/agreements.ts';
import { HttpError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { inLocale } from '../../http/inLocale.ts';
import { localeOf } from '../../http/localeOf.ts';

/* Nothing of what an operator wrote runs, whatever it is: the page is a sandbox. */
const POLICY =
  "default-src 'none'; img-src https: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

const STYLE = `:root{color-scheme:light dark;--text:light-dark(#1f2329,#e8eaed);--faint:light-dark(#646a73,#a6abb3);--ground:light-dark(#fff,#17181a)}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.7 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}h1{margin:0;font-size:1.75rem;line-height:1.3}
.version{margin:.25rem 0 2rem;color:var(--faint);font-size:.875rem}img{max-width:100%;height:auto}
a{color:light-dark(#1456f0,#7aa2ff)}table{border-collapse:collapse}td,th{padding:.375rem .625rem;border:1px solid var(--faint)}`;

/** A version of an agreement as a page of its own, for whoever asks; one that was accepted long ago is there for good. */
export const showAgreement: Handlers['showAgreement'] = async (
  { id, version, lang },
  { db, locale: asked },
) => {
  const isThis = and(eq(agreementVersions.agreementId, id), eq(agreementVersions.version, version));
  const [found] = await db.select().from(agreementVersions).where(isThis);
  if (!found) throw new HttpError(404, 'notFound');
  const locale = lang ? localeOf(lang) : asked;
  const headers = { 'Cache-Control': 'no-cache', Vary: 'Accept-Language' };
  const elsewhere = found.address && inLocale(found.address, locale);
  if (elsewhere) return new Response(null, { status: 303, headers: { ...headers, Location: elsewhere } });
  const name = inLocale(found.name, locale);
  const text = found.text ? inLocale(found.text, locale) : '';
  const page = await html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${raw(STYLE)}</style></head>
<body><main><h1>${name}</h1><p class="version">${version}</p>${raw(text)}</main></body></html>`;
  return new Response(`${page}`, {
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
    },
  });
};
