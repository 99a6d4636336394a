import * as v from 'valibot';
import { isSignedBody, SIGNED_HEADERS, signBody } from '../../../auth/signBody.ts';
import { postMessage } from '../../../outbox/postMessage.ts';
import type { PaymentProvider } from '../../../ports/PaymentProvider.ts';

const TIMEOUT_MS = 10_000;
const NAME = 'the payment provider';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const payment = {
  transactionId: id,
  orderId: id,
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
};
const EventSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('type', [
    v.object({ type: v.literal('paid'), ...payment }),
    v.object({ type: v.literal('refunded'), refundId: id }),
    v.object({
      type: v.literal('refund-failed'),
      refundId: id,
      reason: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
    }),
  ]),
);
const PaymentsSchema = v.object({ payments: v.array(v.object(payment)) });

/**
 * A provider behind an address that speaks HTTP: its page is `/checkout` with the order, its amount and a signature over
 * both; refunds are `POST /refunds`, the payments of a day `GET /payments?day=`, all signed as text messages are.
 */
export function createHttpPayments(url: string, secret: string, now: () => Date): PaymentProvider {
  const at = (path: string) => new URL(path, url.endsWith('/') ? url : `${url}/`);
  return {
    pageOf({ orderId, amount, currency }) {
      const page = at('checkout');
      const order = { order: orderId, amount: String(amount), currency };
      const asked = new URLSearchParams(order).toString();
      const { timestamp, signature } = signBody(secret, asked, now());
      page.search = `${asked}&${new URLSearchParams({ timestamp, signature })}`;
      return page.href;
    },
    readEvent(body, signed, time) {
      if (!isSignedBody(secret, body, signed, time)) return undefined;
      const read = v.safeParse(EventSchema, body.toString());
      return read.success ? read.output : undefined;
    },
    async refund(refund) {
      const body = JSON.stringify(refund);
      const { timestamp, signature } = signBody(secret, body, now());
      const answer = await postMessage(NAME, at('refunds'), body, {
        'idempotency-key': refund.refundId,
        [SIGNED_HEADERS.timestamp]: timestamp,
        [SIGNED_HEADERS.signature]: signature,
      });
      await answer.body?.cancel();
    },
    async paymentsOf(day) {
      const address = at('payments');
      address.searchParams.set('day', day);
      const { timestamp, signature } = signBody(secret, address.search, now());
      const answer = await fetch(address, {
        headers: { [SIGNED_HEADERS.timestamp]: timestamp, [SIGNED_HEADERS.signature]: signature },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`${NAME} answered ${answer.status}`);
      return v.parse(PaymentsSchema, await answer.json()).payments;
    },
  };
}

/** The provider that the environment names. */
export function readPayments(
  { PAYMENT_URL, PAYMENT_SECRET }: Readonly<Record<string, string | undefined>>,
  now: () => Date,
): PaymentProvider | undefined {
  return PAYMENT_URL && PAYMENT_SECRET ? createHttpPayments(PAYMENT_URL, PAYMENT_SECRET, now) : undefined;
}
