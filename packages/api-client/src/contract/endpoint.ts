import type { StandardSchemaV1 } from '@standard-schema/spec';

/** How a request travels: JSON, a URL-encoded form, or multipart for files. */
export type BodyType = 'json' | 'form' | 'multipart';
/** How an answer travels: in the envelope `{ code, message, data }`, as bare JSON, as a file, as server-sent events, or not at all. */
export type AnswerType = 'envelope' | 'json' | 'blob' | 'event-stream' | 'none';
/** HTTP methods of calls. */
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Whether a call needs a session: `required`, `optional` (sent when there is one) or `none` (never sent). */
export type Auth = 'required' | 'optional' | 'none';

/** One call of the contract: the client, the server's routes, the mocks and the reference page derive from it. */
export type Endpoint<
  Request extends StandardSchemaV1 = StandardSchemaV1,
  Response extends StandardSchemaV1 = StandardSchemaV1,
> = {
  readonly method: Method;
  /** Path from the server's root; `{name}` takes a field of the request. */
  readonly path: string;
  /** Fields of the request that stand in the address beside a body; without a body all do. */
  readonly query?: readonly string[];
  /** One sentence for the reference page. */
  readonly summary: string;
  readonly request: Request;
  /** Schema of `data` (of one event's data for event streams). */
  readonly response: Response;
  /** @default 'json'; GET, HEAD and DELETE have no body unless one is named here */
  readonly body?: BodyType;
  /** @default 'envelope' */
  readonly answer?: AnswerType;
  /** @default 'required' */
  readonly auth?: Auth;
  /** Safe to send twice: only such calls are retried. @default false */
  readonly idempotent?: boolean;
  /** Its answer seldom changes: the server tags it, and a client that has it already is told so in place of it. @default false */
  readonly tagged?: boolean;
  /** Milliseconds one try may take. @default 60000 */
  readonly timeoutMs?: number;
  /** Failures are not reported as a notice. @default false */
  readonly silent?: boolean;
  /** A 401 here means that the session is over. @default true */
  readonly endsSession?: boolean;
  /** Codes that mean success. @default ['200', '0'] */
  readonly successCodes?: readonly string[];
  /** The envelope's message that alone means success, where a code is not enough. */
  readonly successMessage?: string;
  /** Bytes that a request may have. @default 1048576 */
  readonly maxRequestBytes?: number;
  /** Tokens that the portal hands to embedded apps do not open it. @default false */
  readonly portalOnly?: boolean;
};

const WITHOUT_BODY: readonly Method[] = ['GET', 'HEAD', 'DELETE'];

/** How the body of a call travels; undefined where its fields stand in the address. */
export function bodyTypeOf({ method, body }: Pick<Endpoint, 'method' | 'body'>): BodyType | undefined {
  return body ?? (WITHOUT_BODY.includes(method) ? undefined : 'json');
}

/** What the caller of a call passes. */
export type RequestOf<E extends Endpoint> = StandardSchemaV1.InferInput<E['request']>;
/** What the caller of a call gets. */
export type ResponseOf<E extends Endpoint> = StandardSchemaV1.InferOutput<E['response']>;
/** What a handler of a call (server, mock) gets: the checked request. */
export type HandlerRequestOf<E extends Endpoint> = StandardSchemaV1.InferOutput<E['request']>;
/** What a handler of a call (server, mock) answers as `data`. */
export type HandlerResponseOf<E extends Endpoint> = StandardSchemaV1.InferInput<E['response']>;
/** A table of calls by name. */
export type Contract = Readonly<Record<string, Endpoint>>;

/**
 * Declares one call of the contract.
 * @example
 * const switchSystemCode = endpoint({
 *   method: 'POST',
 *   path: '/sso/subjectService/switchSystemCode',
 *   summary: 'Makes another system the current one.',
 *   request: v.object({ systemCode: v.string() }),
 *   response: v.object({ serviceId: v.string() }),
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
