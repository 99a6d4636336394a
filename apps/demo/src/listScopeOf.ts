import type { Database } from '@portal/server/data';

/** Returns the scope in which a company's lists are read while it is filled: in Chinese, in the companies' zone, at that time. */
export function listScopeOf(db: Database, companyId: string, now: Date) {
  return {
    db,
    companyId,
    clock: { now: () => now },
    locale: 'zh-CN',
    timeZone: 'Asia/Shanghai',
  } as const;
}
