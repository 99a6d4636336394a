import type { Contract, Endpoint, RequestOf } from '../contract/endpoint.ts';
import type { AnswerOf, CallOptions, Client } from './types.ts';

/** One call of the contract as a function; the payload may be left out where the call needs none. */
export type ApiCall<E extends Endpoint> =
  undefined extends RequestOf<E>
    ? (payload?: RequestOf<E>, options?: CallOptions) => Promise<AnswerOf<E>>
    : (payload: RequestOf<E>, options?: CallOptions) => Promise<AnswerOf<E>>;

/** One function per call of a contract. */
export type Api<C extends Contract> = { readonly [Name in keyof C]: ApiCall<C[Name]> };

/**
 * Makes one typed function per call of a contract, or of the part of it that is passed.
 * @example
 * const api = createApi(client, accountContract);
 * const user = await api.getUserInfoByHideCode({ hideCode }, { signal });
 */
export function createApi<const C extends Contract>(client: Pick<Client, 'call'>, contract: C): Api<C> {
  const calls = Object.entries(contract).map(([name, endpoint]) => [
    name,
    (payload: unknown, options?: CallOptions) => client.call(endpoint, payload, options),
  ]);
  return Object.fromEntries(calls);
}
