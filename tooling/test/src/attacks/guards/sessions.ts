import type { AttackGuard } from '../AttackGuard.ts';

/** Guards of tokens, sessions and what is stored of them. */
export const sessions: readonly AttackGuard[] = [
  {
    attacks: ['TOK-01'],
    rule: 'P265',
    file: 'apps/portal/src/features/account/mayReplaceSession.ts',
    code: 'if (!account.hasSession()) return true;',
    without: 'return true;',
  },
  {
    attacks: ['TOK-02'],
    rule: 'P17',
    file: 'apps/portal/src/app/guard/parseAddress.ts',
    code: "params.delete('token');",
    without: '',
  },
  {
    attacks: ['TOK-04'],
    rule: 'C40',
    file: 'packages/api-client/src/session/createTokenStore.ts',
    code: 'epoch: createEpoch(), ...(isKnown',
    without: 'epoch: stored.get()?.epoch ?? createEpoch(), ...(isKnown',
  },
  {
    attacks: ['ROT-01'],
    rule: 'C31',
    file: 'packages/api-client/src/session/createTokenStore.ts',
    code: 'return nextSequence > presentSequence;',
    without: 'return nextSequence !== presentSequence;',
  },
  {
    attacks: ['ROT-02'],
    rule: 'C32',
    file: 'packages/api-client/src/session/createTokenStore.ts',
    code: 'present.epoch !== epoch || ',
    without: '',
  },
  {
    attacks: ['ROT-04'],
    rule: 'C34',
    file: 'packages/api-client/src/session/createSessionGuard.ts',
    code: 'if (running || mark.round !== round || mark.session?.epoch !== tokens.epoch) return;',
    without: '',
  },
  {
    attacks: ['ROT-05'],
    rule: 'C35',
    file: 'packages/api-client/src/client/createPortalClient.ts',
    code: 'onUnauthorized: endsSession ? refused : undefined,',
    without: 'onUnauthorized: refused,',
  },
  {
    attacks: ['ROT-07'],
    rule: 'S25',
    file: 'apps/server/src/auth/rotateToken.ts',
    code: 'if (age > GRACE_S * 1000) return refuseReplay(input);',
    without: '',
  },
  {
    attacks: ['ROT-08'],
    rule: 'C33',
    file: 'packages/api-client/src/session/createTokenStore.ts',
    code: ' || !isTokenValue(next)',
    without: '',
  },
  {
    attacks: ['STO-02'],
    rule: 'A16',
    file: 'packages/account/src/runtime/createSessionStorage.ts',
    code: 'for (const key of clearedKeys(storage.keys(), scope)) storage.remove(key);',
    without: 'clearedKeys(storage.keys(), scope);',
  },
  {
    attacks: ['STO-04'],
    rule: 'C43',
    file: 'packages/api-client/src/session/createTokenStore.ts',
    code: 'if (isSignedOut(message) && message.epoch === stored.get()?.epoch) stored.remove();',
    without: '',
  },
];
