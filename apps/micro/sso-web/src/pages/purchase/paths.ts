/** The pages about buying, by what they are for. */
export const PATHS = {
  buy: '/company/serve/buy-serve',
  manage: '/company/serve/serve-manage',
  confirm: '/company/serve/comfirm-order',
  pay: '/company/serve/pay-qrcode',
  result: '/company/serve/pay-result',
  additional: '/company/serve/buy-additional',
  renew: '/company/serve/buy-renew',
  packages: '/user/product-package',
  market: '/app/home',
} as const;

/** A page about one order. */
export function orderPath(page: 'pay' | 'result', orderId: string): string {
  return `${PATHS[page]}?orderId=${encodeURIComponent(orderId)}`;
}
