import { createHmac } from 'node:crypto';
import type { Send } from './channels.ts';
import { postMessage } from './postMessage.ts';

/**
 * Sends text messages through a gateway that takes HTTP: `POST {id, to, text}`, with `Idempotency-Key` and, where there is a
 * secret, `X-Portal-Signature: sha256=` and the HMAC of `X-Portal-Timestamp`, a dot and the body. Any answer of 200 to 299
 * counts as taken.
 */
export function createSmsSender(url: string, secret: string | undefined, now: () => Date): Send {
  return async ({ id, recipient, body }) => {
    const text = JSON.stringify({ id, to: recipient, text: body });
    const timestamp = String(now().getTime());
    const signature = secret && createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
    const answer = await postMessage('the gateway for text messages', url, text, {
      'idempotency-key': id,
      'x-portal-timestamp': timestamp,
      ...(signature && { 'x-portal-signature': `sha256=${signature}` }),
    });
    await answer.body?.cancel();
  };
}
