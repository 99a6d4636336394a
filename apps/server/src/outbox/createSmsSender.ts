import { SIGNED_HEADERS, signBody } from '../auth/signBody.ts';
import type { Send } from './channels.ts';
import { postMessage } from './postMessage.ts';

/**
 * Sends text messages through a gateway that takes HTTP: `POST {id, to, text, locale, template, params}`, with `Idempotency-Key` and, where there is a
 * secret, `X-Portal-Signature: sha256=` and the HMAC of `X-Portal-Timestamp`, a dot and the body. Any answer of 200 to 299
 * counts as taken, one of 422 as refused for good.
 */
export function createSmsSender(url: string, secret: string | undefined, now: () => Date): Send {
  return async ({ id, recipient, body, locale, template }) => {
    const text = JSON.stringify({
      id,
      to: recipient,
      text: body,
      locale,
      template: template?.name,
      params: template?.params,
    });
    const { timestamp, signature } = signBody(secret ?? '', text, now());
    const answer = await postMessage('the gateway for text messages', url, text, {
      'idempotency-key': id,
      [SIGNED_HEADERS.timestamp]: timestamp,
      ...(secret && { [SIGNED_HEADERS.signature]: signature }),
    });
    await answer.body?.cancel();
  };
}
