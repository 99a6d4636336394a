import type { RequestContext } from '../../http/RequestContext.ts';
import type { OrderToPay } from '../../ports/PaymentProvider.ts';

/** The page on which an order is paid; undefined where nobody takes payments. */
export function payUrlOf(
  { services, host, secure }: Pick<RequestContext, 'services' | 'host' | 'secure'>,
  order: OrderToPay,
): string | undefined {
  return services.payments?.pageOf(order, services.runtimeConfig.appsOrigin({ host, secure }));
}
