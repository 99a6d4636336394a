import type { ApiCall } from '@portal/api-client';
import type { secondFactorContract } from '@portal/api-client/contract';

type Calls = 'passSecondStep' | 'beginTotp' | 'confirmTotp';

/** The calls of a second step; `createApi` makes them for the portal's server. */
export type SecondStepApi = { readonly [Name in Calls]: ApiCall<(typeof secondFactorContract)[Name]> };

/** The server's own sentence about a call that it refused. */
export function sentenceOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('serverMessage' in error)) return undefined;
  return typeof error.serverMessage === 'string' ? error.serverMessage : undefined;
}
