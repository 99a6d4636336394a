import type { ConsultEntry } from '@portal/api-client/contract';

/** The products with a sales desk of their own, and its agent. */
const DESKS = {
  ERP: 'erp-sales',
  SYS_LISTING: 'listing-sales',
  AMAZON_OPERATE: 'amazon-sales',
  M2B: 'brand-sales',
  WMS: 'warehouse-sales',
  TMS: 'transport-sales',
} as const;

/** Where the sales consult opens for each product: a chat page that the server itself serves. */
export function consultTable(appsOrigin: string): ConsultEntry[] {
  const url = `${appsOrigin}/stand-in/chat`;
  return Object.entries(DESKS).map(([systemCode, agent]) => {
    return { systemCode, url, account: 'portal', agent, chat: systemCode.toLowerCase() };
  });
}
