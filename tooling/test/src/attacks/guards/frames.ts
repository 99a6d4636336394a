import type { AttackGuard } from '../AttackGuard.ts';

/** Guards of frames, and of the policies that every answer carries. */
export const frames: readonly AttackGuard[] = [
  {
    attacks: ['PMS-01', 'PMS-02', 'STO-01'],
    rule: 'E20',
    file: 'packages/embed/src/messaging/createOriginMessenger.ts',
    code: 'if (!allowedOrigins.includes(origin)) {',
    without: 'if (allowedOrigins.length < 0) {',
  },
  {
    attacks: ['PMS-04'],
    rule: 'E21',
    file: 'packages/embed/src/messaging/createOriginMessenger.ts',
    code: "if (message.type === 'ACK1') return post(message, peerOrigin);",
    without: "if (message.type === 'ACK1') return post(message, '*');",
  },
  {
    attacks: ['PMS-07'],
    rule: 'E14',
    file: 'packages/embed/src/core/createRequestHandler.ts',
    code: "if (!checked.success) return refuse('invalid-message', type,",
    without: "if (type === '') return refuse('invalid-message', type,",
  },
  {
    attacks: ['PMS-08'],
    rule: 'E13',
    file: 'packages/embed/src/core/createRequestHandler.ts',
    code: 'return cookies.includes(name) && !SECRET_COOKIE.test(name);',
    without: "return cookies.length >= 0 && name !== '' && SECRET_COOKIE !== undefined;",
  },
  {
    attacks: ['PMS-10'],
    rule: 'E15',
    file: 'packages/embed/src/core/createRequestHandler.ts',
    code: "if (!mayPass()) return refuse('too-many-requests', type, 'slow down');",
    without: '',
  },
  {
    attacks: ['PMS-11'],
    rule: 'E127',
    file: 'packages/embed/src/messaging/connectPlain.ts',
    code: "if (seen.has(id)) return onDropped?.('replayed-id');",
    without: '',
  },
  {
    attacks: ['CSP-01', 'CSP-07'],
    rule: 'S130',
    file: 'apps/server/src/http/securityHeaders.ts',
    code: 'for (const [name, value] of Object.entries(DEFAULTS)) if (!headers.has(name)) c.header(name, value);',
    without: '',
  },
  {
    attacks: ['CSP-02', 'CSP-08', 'ANN-02', 'TOK-05'],
    rule: 'S71',
    file: 'apps/server/src/static/contentSecurityPolicy.ts',
    code: "    'require-trusted-types-for': [\"'script'\"],\n",
    without: '',
  },
  {
    attacks: ['CSP-04', 'CST-02'],
    rule: 'M220',
    file: 'packages/menu-engine/src/core/readMenu.ts',
    code: 'return /^[a-z][a-z0-9+.-]*:/i.test(address) && !isExternalUrl(address);',
    without: "return address === '\\0';",
  },
  {
    attacks: ['CSP-09'],
    rule: 'S1601',
    file: 'apps/server/src/http/addPolicyReports.ts',
    code: "INERT.test(report['document-uri'] ?? '') || ",
    without: '',
  },
  {
    attacks: ['CSP-09'],
    rule: 'S721',
    file: 'apps/server/src/http/addPolicyReports.ts',
    code: 'if (written.size >= REPORTS_A_MINUTE || !mayReport(address)) return c.body(null, 429);',
    without: '',
  },
];
