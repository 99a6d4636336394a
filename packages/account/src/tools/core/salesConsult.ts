import type { ConsultCompany, ConsultEntry, SystemParam, UserInfo } from '@portal/api-client/contract';

/** Operator-set parameters of this group name a consult page of a system's own. */
export const CONSULT_GROUP = 'ECS_CUSTOMER_CONFIG';
/** The system whose sales desk takes the questions of systems without one. */
const DEFAULT_DESK = 'ERP';

const OWN_PAGE_STATUS = 2;

/** Who asks, from where. */
export type ConsultFacts = {
  systemCode: string;
  /** The menu in front. */
  menu?: { menuId: string; menuName: string };
  /** Tells the page who asks, and opens nothing else. */
  token: string;
  user: Pick<UserInfo, 'userId' | 'nickName' | 'userName'> & { phone?: string };
  company?: Partial<ConsultCompany>;
};

/** The consult page of a system's own, where the operator set one; undefined for all others. */
export function ownConsultPage(params: readonly SystemParam[], facts: ConsultFacts): string | undefined {
  const own = params.find(
    ({ status, systemName }) => status === OWN_PAGE_STATUS && systemName === facts.systemCode,
  );
  return withQuery(own?.systemValue, {
    token: facts.token,
    menuId: facts.menu?.menuId,
    menuName: facts.menu?.menuName,
    systemCode: facts.systemCode,
  });
}

/** The chat page of the system's sales desk; undefined where the operator set none. */
export function consultChat(table: readonly ConsultEntry[], facts: ConsultFacts): string | undefined {
  const { systemCode, user, company } = facts;
  const deskOf = (code: string) => table.find((entry) => entry.systemCode === code);
  const desk = deskOf(systemCode) ?? deskOf(DEFAULT_DESK);
  return withQuery(desk?.url, {
    account: desk?.account,
    agent: desk?.agent,
    chat: desk?.chat,
    nickname: user.nickName ?? user.userName,
    visitorId: user.userId,
    companyName: company?.companyName,
    packages: company?.packageInfoOnlineDTOS
      ?.map(({ packageName }) => packageName)
      .filter(Boolean)
      .join(','),
    phone: user.phone,
    nickName: user.nickName,
    userId: user.userId,
    token: facts.token,
  });
}

/** Adds what is known to a web address; undefined for any other address. */
export function withQuery(
  address: string | undefined,
  query: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url.href;
}
