import type {
  Contract,
  contract,
  Endpoint,
  HandlerRequestOf,
  HandlerResponseOf,
} from '@portal/api-client/contract';
import type { KeptAnswer } from './KeptAnswer.ts';
import type { PublicContext, RequestContext, SessionContext } from './RequestContext.ts';

/** The contract that this server answers. */
export type PortalContract = typeof contract;

/** The calls that are answered while a user of several companies has not chosen one yet. */
export const CALLS_BEFORE_COMPANY = [
  'getPersonalUserSub',
  'chooseSubject',
  'sendBindingCode',
  'firstBindingPhoneEmailPsw',
  'logout',
] as const;

type CallBeforeCompany = (typeof CALLS_BEFORE_COMPANY)[number];

/** The calls whose answers are written once for many. */
type KeptCall = 'getMenuTreeByServiceAndRole';

/** What the handler of one call is given, by the call's `auth`. */
type ContextOf<Name, E extends Endpoint> = E extends { readonly auth: 'none' | 'optional' }
  ? PublicContext
  : Name extends CallBeforeCompany
    ? SessionContext
    : RequestContext;

/**
 * Answers one call: the checked request in, the envelope's `data` out, or an answer that is kept. Files and streams answer a
 * `Response`.
 */
type Handler<Name, E extends Endpoint> = (
  request: HandlerRequestOf<E>,
  context: ContextOf<Name, E>,
) => Promise<
  | HandlerResponseOf<E>
  | (Name extends KeptCall ? KeptAnswer<HandlerResponseOf<E>> : never)
  | (E extends { readonly answer: 'blob' | 'event-stream' } ? Response : never)
>;

/** One handler for every call of a contract, by the call's name. */
export type HandlersOf<C extends Contract> = { readonly [Name in keyof C]: Handler<Name, C[Name]> };

/** One handler for every call of the portal's contract; an area's factory returns a `Pick` of it. */
export type Handlers = HandlersOf<PortalContract>;
