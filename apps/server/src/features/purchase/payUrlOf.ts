import type { RequestContext } from '../../http/RequestContext.ts';

/** The page on which an order is paid; undefined where nobody takes payments. */
export function payUrlOf(
  { services, host, secure }: Pick<RequestContext, 'services' | 'host' | 'secure'>,
  payCode: string,
): string | undefined {
  return services.ports.payments?.pageOf(payCode, services.runtimeConfig.appsOrigin({ host, secure }));
}
