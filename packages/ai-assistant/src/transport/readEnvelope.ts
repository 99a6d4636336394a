import { AssistantError } from '../core/errors.ts';
import { toFields, toText } from '../core/read.ts';

/** Codes that say yes. */
const SUCCESS: readonly string[] = ['200', '0'];

/** Resolves with the data of an answer by HTTP; rejects with what the server said, or with whether trying again can help. */
export async function readEnvelope(response: Response): Promise<{ data: unknown; message: string }> {
  const text = await response.text().catch(() => '');
  const { code, message, data } = toFields(parse(text));
  if (code === undefined) throw noAnswer(response);
  if (SUCCESS.includes(toText(code))) return { data, message: toText(message) };
  if (toText(code) === '401' || response.status === 401) throw new AssistantError('not-logged-in');
  const said = toText(message);
  const isTransient = toText(code) === '500' || toText(code) === '429' || response.status >= 500;
  throw new AssistantError('server', { isTransient, ...(said && { text: said }) });
}

/** Returns the failure for what the server did not write itself: a proxy's page, a login page, nothing at all. */
function noAnswer({ status }: Response): AssistantError {
  if (status === 401) return new AssistantError('not-logged-in');
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
  return new AssistantError('request-failed', { isTransient: !isRefused });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
