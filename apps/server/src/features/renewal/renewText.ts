import type { companySystems } from '../../db/schema/systems.ts';

const DAY_MS = 86_400_000;

/** What the ticker says about orders that are used up in some days. */
export function forecastText(service: typeof companySystems.$inferSelect, days: number) {
  const { serviceId, systemCode, systemName, systemEnName, systemKrName } = service;
  return {
    ...TITLES,
    id: `${serviceId}-quota`,
    systemCode,
    msg: `按近两周的用量，${systemName}的订单额度预计 ${days} 天后用完，请及时续费`,
    msgEn: `At the pace of the last two weeks the orders of ${systemEnName} are used up in ${days} ${days === 1 ? 'day' : 'days'}, please renew in time`,
    msgKr: `최근 2주 사용량 기준으로 ${systemKrName} 주문 사용량이 ${days}일 뒤 소진될 것으로 보여요. 미리 갱신해 주세요`,
  };
}

const TITLES = { title: '续费提醒', titleEn: 'Renewal reminder', titleKr: '갱신 안내' } as const;

/** What the ticker says about a service that runs out or has run out. */
export function renewText(service: typeof companySystems.$inferSelect, now: Date) {
  const { serviceId, systemCode, systemName, systemEnName, systemKrName, expiresAt } = service;
  const days = Math.ceil(((expiresAt ?? now).getTime() - now.getTime()) / DAY_MS);
  const isOver = days <= 0;
  return {
    id: serviceId,
    systemCode,
    ...TITLES,
    msg: isOver ? `${systemName}已到期，请尽快续费` : `${systemName}将于 ${days} 天后到期，请及时续费`,
    msgEn: isOver
      ? `${systemEnName} has expired, please renew soon`
      : `${systemEnName} expires in ${days} ${days === 1 ? 'day' : 'days'}, please renew in time`,
    msgKr: isOver
      ? `${systemKrName} 이용 기간이 만료되었어요. 갱신해 주세요`
      : `${systemKrName} 이용 기간이 ${days}일 뒤 만료돼요. 미리 갱신해 주세요`,
    expireTime: expiresAt?.toISOString(),
  };
}
