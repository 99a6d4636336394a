import type { RequestContext } from '../../http/RequestContext.ts';

/** The page on which an order is paid; undefined where nobody takes payments. */
export function payUrlOf(
  { services, host, secure }: Pick<RequestContext, 'services' | 'host' | 'secure'>,
  payCode: string,
): string | undefined {
  const origin = services.runtimeConfig.payOrigin({ host, secure });
  return origin && `${origin}/stand-in/pay/${payCode}`;
}
