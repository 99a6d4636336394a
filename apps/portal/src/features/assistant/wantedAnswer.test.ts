import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import { expect, it } from 'vitest';
import { wantedAnswer } from './ports.ts';

it('[P900] an answer that was led to is nobody else’s: who signs in next is led nowhere', () => {
  const tokens = createTokenStore({ storage: createStorage(), storageEvents: new EventTarget() });
  const account = { company: () => 'c1' };
  const ports = { tokens, account } as unknown as Parameters<typeof wantedAnswer.of>[0];
  tokens.set('a'.repeat(24));
  const answer = { session_id: 's', message_id: 'm' };
  wantedAnswer.of(ports)?.set(answer);
  expect(wantedAnswer.of(ports)?.get()).toEqual(answer);
  tokens.clear();
  expect(wantedAnswer.of(ports)).toBeUndefined();
  tokens.set('b'.repeat(24));
  expect(wantedAnswer.of(ports)?.get()).toBeUndefined();
});
