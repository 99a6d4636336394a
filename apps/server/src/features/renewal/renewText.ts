import type { companySystems } from '../../db/schema/systems.ts';

const DAY_MS = 86_400_000;

/** What the ticker says about a service that runs out or has run out. */
export function renewText(service: typeof companySystems.$inferSelect, now: Date) {
  const { serviceId, systemCode, systemName, systemEnName, systemKrName, expiresAt } = service;
  const days = Math.ceil(((expiresAt ?? now).getTime() - now.getTime()) / DAY_MS);
  const isOver = days <= 0;
  return {
    id: serviceId,
    systemCode,
    title: '续费提醒',
    titleEn: 'Renewal reminder',
    titleKr: '갱신 안내',
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
