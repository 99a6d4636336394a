/** An order as whoever takes the payment learns of it; `amount` in the currency's smallest unit. */
export type OrderToPay = { orderId: string; payCode: string; amount: number; currency: string };

/** What a payment provider says it received. */
export type ReceivedPayment = { transactionId: string; orderId: string; amount: number; currency?: string };

/** What a payment provider tells by itself. */
export type PaymentEvent =
  | ({ type: 'paid' } & ReceivedPayment)
  | { type: 'refunded'; refundId: string }
  | { type: 'refund-failed'; refundId: string; reason: string };

/** Money that is to be given back; `refundId` is the same at every try. */
type RefundOrder = { refundId: string; transactionId: string; orderId: string; amount: number };

/** Who takes payments. */
export type PaymentProvider = {
  /** Returns the address on which an order is paid. */
  pageOf(order: OrderToPay, appsOrigin: string): string;
  /** Reads what the provider tells of itself; undefined where it is not signed as agreed, too old or unreadable. */
  readEvent?(
    body: Buffer,
    signed: { timestamp: string; signature: string },
    now: Date,
  ): PaymentEvent | undefined;
  /** Asks for a refund, whose end is told by an event; rejects when it was not taken. */
  refund?(refund: RefundOrder): Promise<void>;
  /** What was received on a day (UTC, `2026-11-21`). */
  paymentsOf?(day: string): Promise<ReceivedPayment[]>;
};
