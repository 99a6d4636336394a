import type { ApiCall } from '@portal/api-client';
import type {
  ConsultEntry,
  consultContract,
  SystemParam,
  systemsContract,
} from '@portal/api-client/contract';
import { CONSULT_GROUP, type ConsultFacts, consultChat, ownConsultPage } from './core/salesConsult.ts';

/** The calls behind the sales consult. */
export type ConsultApi = {
  readonly [Name in 'queryCompanyInfo' | 'issuePageToken']: ApiCall<(typeof consultContract)[Name]>;
} & { readonly querySystemParamsPage: ApiCall<(typeof systemsContract)['querySystemParamsPage']> };

/**
 * Finds the page on which questions about a system are answered: the system's own, or the chat of its sales desk.
 * Undefined where the operator set neither. Rejects when nothing can be asked at all.
 */
export async function findConsult(
  api: ConsultApi,
  table: readonly ConsultEntry[],
  asked: Omit<ConsultFacts, 'token' | 'company'>,
): Promise<string | undefined> {
  const [{ token }, params] = await Promise.all([api.issuePageToken({ audience: 'consult' }), ownPages(api)]);
  const facts = { ...asked, token };
  const own = ownConsultPage(params, facts);
  if (own) return own;
  // The chat answers without knowing the company, too.
  const company = await api.queryCompanyInfo({}).catch(() => undefined);
  return consultChat(table, { ...facts, ...(company && { company }) });
}

/** A failure is not told: the sales desk answers instead. */
async function ownPages(api: ConsultApi): Promise<SystemParam[]> {
  try {
    const { dataList } = await api.querySystemParamsPage({ paging: false, systemGroup: CONSULT_GROUP });
    return dataList;
  } catch {
    return [];
  }
}
