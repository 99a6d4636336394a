import { SUCCESS_CODES, UNAUTHORIZED_CODE } from '../contract/answerCodes.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError, type ApiErrorKind } from '../errors/ApiError.ts';
import type { CallSubject } from '../errors/toApiError.ts';
import { fileNameOf } from './fileNameOf.ts';

/** Statuses of answers that have no body. */
const NO_CONTENT = [204, 205];

type Envelope = { code?: unknown; message?: unknown; data?: unknown };

/** Reads what the server answered as the endpoint tables it; rejects with an ApiError for everything else. */
export async function readAnswer(
  endpoint: Endpoint,
  response: Response,
  subject: CallSubject,
): Promise<unknown> {
  const { answer = 'envelope' } = endpoint;
  if (answer === 'none' || NO_CONTENT.includes(response.status)) {
    await response.body?.cancel();
    return check(endpoint, undefined, response, subject);
  }
  const isJson = isJsonAnswer(response);
  if (answer === 'event-stream' && !isJson) return response;
  if (answer === 'blob' && !isJson) {
    const value = { blob: await response.blob(), fileName: fileNameOf(response.headers) };
    return check(endpoint, value, response, subject);
  }
  const text = await response.text();
  const json = parseJson(text, response, subject);
  if (answer === 'json') return check(endpoint, json, response, subject);
  return check(endpoint, openEnvelope(endpoint, json, response, subject), response, subject);
}

/** Whether an answer says that the session is over, by its status or by the code of its envelope; it stays unread. */
export async function saysUnauthorized(response: Response): Promise<boolean> {
  if (response.status === 401 || !isJsonAnswer(response)) return response.status === 401;
  const json: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isEnvelope(json) && String(json.code) === UNAUTHORIZED_CODE;
}

/** Rejects with the error of an answer with an HTTP error status; its body may be an envelope. */
export async function readRefusal(response: Response, subject: CallSubject): Promise<never> {
  const body: unknown = isJsonAnswer(response) ? await response.json().catch(() => undefined) : undefined;
  if (!response.bodyUsed) await response.body?.cancel();
  const { code, message, data } = isEnvelope(body) ? body : {};
  throw new ApiError({
    ...subject,
    kind: response.status === 401 ? 'unauthorized' : 'http',
    code: isCode(code) ? String(code) : String(response.status),
    status: response.status,
    serverMessage: wordsOf(message),
    data,
  });
}

function openEnvelope(endpoint: Endpoint, json: unknown, response: Response, subject: CallSubject): unknown {
  if (!isEnvelope(json) || !isCode(json.code)) throw contractError(response, subject, 'no envelope');
  const { message, data } = json;
  const code = String(json.code);
  // A file or stream endpoint that answers an envelope has nothing but a refusal to say.
  const isFile = endpoint.answer === 'blob' || endpoint.answer === 'event-stream';
  const isSuccess =
    (endpoint.successCodes ?? SUCCESS_CODES).includes(code) &&
    (endpoint.successMessage === undefined || endpoint.successMessage === message);
  if (!isFile && isSuccess) return data ?? undefined;
  const kind: ApiErrorKind = code === UNAUTHORIZED_CODE ? 'unauthorized' : 'business';
  throw new ApiError({
    ...subject,
    kind,
    code,
    status: response.status,
    serverMessage: wordsOf(message),
    data,
  });
}

async function check(
  endpoint: Endpoint,
  value: unknown,
  response: Response,
  subject: CallSubject,
): Promise<unknown> {
  try {
    const result = await endpoint.response['~standard'].validate(value);
    if (!result.issues) return result.value;
    throw contractError(response, subject, result.issues);
  } catch (error) {
    throw error instanceof ApiError ? error : contractError(response, subject, error);
  }
}

function isJsonAnswer({ headers }: Response): boolean {
  return (headers.get('content-type') ?? '').includes('json');
}

function parseJson(text: string, response: Response, subject: CallSubject): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw contractError(response, subject, error);
  }
}

function contractError(response: Response, subject: CallSubject, cause: unknown): ApiError {
  return new ApiError({ ...subject, kind: 'contract', code: 'answer', status: response.status, cause });
}

function wordsOf(message: unknown): string | undefined {
  return typeof message === 'string' && message ? message : undefined;
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value;
}

function isCode(code: unknown): code is string | number {
  return typeof code === 'string' || typeof code === 'number';
}
