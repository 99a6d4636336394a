import type { MessageName } from './messages.ts';

/** The HTTP statuses that a refusal may have. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 421 | 429 | 431 | 503;

/** A refusal of the request as such: an HTTP status, and the envelope with the same code. */
export class HttpError extends Error {
  readonly status: RefusalStatus;
  readonly text: MessageName;
  readonly code: string;
  readonly detail: unknown;
  readonly values: Readonly<Record<string, string | number>>;
  readonly retryAfterS: number | undefined;

  constructor(
    status: RefusalStatus,
    text: MessageName,
    { code = String(status), detail = null, values = {}, retryAfterS }: HttpErrorOptions = {},
  ) {
    super(text);
    this.name = 'HttpError';
    this.status = status;
    this.text = text;
    this.code = code;
    this.detail = detail;
    this.values = values;
    this.retryAfterS = retryAfterS;
  }
}

/** Options of `HttpError`. */
export type HttpErrorOptions = {
  /** The envelope's code. @default the status */
  code?: string;
  /** The envelope's data. */
  detail?: unknown;
  /** What the message's placeholders stand for. */
  values?: Readonly<Record<string, string | number>>;
  /** Seconds for the Retry-After header. */
  retryAfterS?: number;
};

/** A refusal of one try too many: HTTP 429, Retry-After, and the seconds in the envelope's data too. */
export function tooMany(text: MessageName, code: string, retryAfterS: number): HttpError {
  return new HttpError(429, text, {
    code,
    detail: { retryAfterSeconds: retryAfterS },
    values: { seconds: retryAfterS },
    retryAfterS,
  });
}

/** A refusal by a business rule: HTTP 200, its code and a message for people in the envelope. */
export class BusinessError extends Error {
  readonly code: string;
  readonly text: MessageName | { readonly literal: string };
  readonly values: Readonly<Record<string, string | number>>;
  readonly data: unknown;

  constructor(
    code: string,
    text: MessageName | { literal: string },
    { values = {}, data = null }: { values?: Record<string, string | number>; data?: unknown } = {},
  ) {
    super(typeof text === 'string' ? text : text.literal);
    this.name = 'BusinessError';
    this.code = code;
    this.text = text;
    this.values = values;
    this.data = data;
  }
}
