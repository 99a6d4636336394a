import type { AttackGuard } from './guards.ts';

/** Guards of sockets, sign-ins, calls, logs and stored state. */
export const serverGuards: readonly AttackGuard[] = [
  // Sockets
  {
    attacks: ['WSK-01'],
    rule: 'S84',
    file: 'apps/server/src/realtime/createSocketServer.ts',
    code: "if (origin !== undefined && !isOwnOrigin(origin, arrival.caller, deps.allowedOrigins))\n      return refuse(stream, '403 Forbidden');",
    without: '',
  },
  {
    attacks: ['WSK-02', 'WSK-08'],
    rule: 'S80',
    file: 'apps/server/src/realtime/createSocketServer.ts',
    code: 'if (!found) return socket.close(closeCodes.unauthorized);',
    without: 'if (!found) return;',
  },
  {
    attacks: ['WSK-05'],
    rule: 'S311',
    file: 'apps/server/src/realtime/watchSocket.ts',
    code: 'if (frames > limits.framesPer10s) socket.close(closeCodes.slowDown);\n    else if',
    without: 'if',
  },
  {
    attacks: ['WSK-07'],
    rule: 'S318',
    file: 'apps/server/src/realtime/createSeats.ts',
    code: 'if (oldest && set.size >= MAX_SEATS_PER_USER) {',
    without: 'if (oldest && set.size < 0) {',
  },
  // Whose is it
  {
    attacks: ['IDR-04'],
    rule: 'S35',
    file: 'apps/server/src/http/readRequest.ts',
    code: 'if (!result.issues) return result.value;',
    without: 'return raw;',
  },
  // Signing in
  {
    attacks: ['LOG-01'],
    rule: 'S15',
    file: 'apps/server/src/auth/createLoginThrottle.ts',
    code: 'if (pairWait > 0) {',
    without: 'if (pairWait < 0) {',
  },
  {
    attacks: ['PWD-02'],
    rule: 'S13',
    file: 'apps/server/src/auth/createPasswordBox.ts',
    code: 'if (!(await nonces.spend(content.nonce)))',
    without: 'if (!nonces)',
  },
  {
    attacks: ['PWD-04'],
    rule: 'S14',
    file: 'apps/server/src/auth/createPasswordBox.ts',
    code: "if (!content) throw new BusinessError(answerCodes.encryptionInvalid, 'encryptionInvalid');",
    without: "if (!content) return '';",
  },
  {
    attacks: ['PWD-05'],
    rule: 'C61',
    file: 'packages/api-client/src/crypto/encryptSecret.ts',
    code: "if (text.length > MAX_BYTES) throw new RangeError('The password is too long to be encrypted.');",
    without: '',
  },
  {
    attacks: ['PWD-07', 'PWD-08'],
    rule: 'S405',
    file: 'apps/server/src/auth/passwordPolicy.ts',
    code: "return common.has(password.toLowerCase()) ? 'common' : 'fine';",
    without: "return 'fine';",
  },
  {
    attacks: ['LOG-05'],
    rule: 'S402',
    file: 'apps/server/src/auth/createOneTimeCodes.ts',
    code: 'lt(oneTimeCodes.attempts, MAX_TRIES),',
    without: '',
  },
  // Other sites
  {
    attacks: ['CSR-01', 'CSR-02', 'CSR-04'],
    rule: 'S57',
    file: 'apps/server/src/http/addGuards.ts',
    code: "if (!allowed && c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new HttpError(403, 'forbidden');",
    without: '',
  },
  {
    attacks: ['CSR-01'],
    rule: 'S53',
    file: 'apps/server/src/http/readRequest.ts',
    code: "if (contentType !== 'application/json') throw new HttpError(415, 'wrongContentType');",
    without: '',
  },
  // Injection
  {
    attacks: ['INJ-02'],
    rule: 'D20',
    file: 'apps/server/src/features/business/containsText.ts',
    code: ".replace(/[\\\\%_]/g, '\\\\$&')",
    without: '',
  },
  {
    attacks: ['INJ-07'],
    rule: 'S538',
    file: 'apps/server/src/http/readRequest.ts',
    code: "if (hasNul(raw)) throw new HttpError(400, 'badRequest');",
    without: '',
  },
  // Addresses that the server calls
  {
    attacks: ['SSR-05'],
    rule: 'S443',
    file: 'apps/server/src/outside/createForwarder.ts',
    code: "redirect: 'error',",
    without: '',
  },
  {
    attacks: ['SSR-08'],
    rule: 'S442',
    file: 'apps/server/src/outside/createForwarder.ts',
    code: "const PASSED_HEADERS: readonly string[] = ['accept-language', 'x-request-id'];",
    without:
      "const PASSED_HEADERS: readonly string[] = ['accept-language', 'x-request-id', 'cookie', 'authorization'];",
  },
  {
    attacks: ['SSR-04', 'SSR-07'],
    rule: 'S444',
    file: 'apps/server/src/outside/createForwarder.ts',
    code: "if (!url || !isAllowed || url.username !== '' || url.search !== '' || url.hash !== '')",
    without: 'if (!url)',
  },
  // Too much, and what leaks
  {
    attacks: ['SEC-01'],
    rule: 'S61',
    file: 'apps/server/src/log/redact.ts',
    code: ".replace(LONG_SECRET, '[redacted]')",
    without: '',
  },
  {
    attacks: ['SEC-02'],
    rule: 'S56',
    file: 'apps/server/src/http/answerError.ts',
    code: "const message = messageText('serverError', locale);",
    without: 'const message = String(error);',
  },
  // The assistant
  // The page's own state
  {
    attacks: ['CST-01'],
    rule: 'T25',
    file: 'packages/tabs/src/core/persistence.ts',
    code: "if (!isRecord(value)) return { ok: false, reason: 'corrupt' };",
    without: '',
  },
];
