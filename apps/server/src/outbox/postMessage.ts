import { MessageRefused } from './channels.ts';

const TIMEOUT_MS = 10_000;

/**
 * Posts JSON to a gateway that an operator named. Rejects when it does not answer with 200 to 299 within 10 s, or sends the
 * message elsewhere.
 * @param name of the gateway, as an operator reads it in the reason of a failure
 */
export async function postMessage(
  name: string,
  url: URL | string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.ok) return answer;
  await answer.body?.cancel();
  if (answer.status === 422) throw new MessageRefused(`${name} refused the message for good`);
  throw new Error(`${name} answered ${answer.status}`);
}
