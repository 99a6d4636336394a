import { createHash } from 'node:crypto';
import { POLICY_REPORTS } from '../http/addPolicyReports.ts';

/** The print service of a person's own computer; read as text when they ask whether they can print. */
const PRINT_SERVICES = [
  ...['localhost:8000', 'localhost:18000'].flatMap((host) => [`http://${host}`, `ws://${host}`]),
  ...['localhost.lodop.net:8443', 'localhost.lodop.net:8444'].flatMap((host) => [
    `https://${host}`,
    `wss://${host}`,
  ]),
];

/** The policy of the portal's own pages. */
export function shellPolicy({
  systemOrigins = [],
  ...page
}: {
  html: string;
  host: string;
  appsOrigin: string;
  /** Origins of the systems that the operator registered as frames. */
  systemOrigins?: readonly string[];
  /** Origins that the operator set for single calls and sockets. */
  connectOrigins?: readonly string[];
  /** Origins, beside those by https, that pictures come from. */
  pictureOrigins?: readonly string[];
}): string {
  return toHeader({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(page.html)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...(page.pictureOrigins ?? [])],
    // Clips of announcements and live classes.
    'media-src': ["'self'", 'blob:'],
    'connect-src': [
      "'self'",
      `ws://${page.host}`,
      `wss://${page.host}`,
      page.appsOrigin,
      ...systemOrigins,
      ...PRINT_SERVICES,
      ...(page.connectOrigins ?? []),
    ],
    'frame-src': [page.appsOrigin, ...systemOrigins, 'https:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // HTML comes onto the page through the sanitiser only; the page's own default lets pass what has no tag.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify', 'web-push', "'allow-duplicates'"],
    'report-uri': [POLICY_REPORTS],
  });
}

/** The policy of pages on the apps' origin: the portal may frame them, nobody else. */
export function appPolicy(page: { html: string; frameAncestors: readonly string[] }): string {
  return toHeader({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(page.html)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': page.frameAncestors,
  });
}

/** Hashes of the scripts that stand in a page itself, such as its import map. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(([, attributes = '']) => !/\bsrc\s*=/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function toHeader(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
