import type { NewsApi } from '../runtime/newsPorts.ts';

type Answers = { [Name in keyof NewsApi]: Awaited<ReturnType<NewsApi[Name]>> };

/** Calls about news that answer what is given, and nothing else. */
export function createFakeNews(answers: Partial<Answers> = {}): NewsApi {
  const answer =
    <Name extends keyof Answers>(name: Name, otherwise: Answers[Name]) =>
    async () =>
      answers[name] ?? otherwise;
  return {
    getAnnouncementYhEjectDetail: answer('getAnnouncementYhEjectDetail', []),
    saveAnnouncementRead: answer('saveAnnouncementRead', null),
    getLastAnnouncement: answer('getLastAnnouncement', null),
    getAnnouncementNotice: answer('getAnnouncementNotice', []),
    downloadAttachment: answer('downloadAttachment', { blob: new Blob(['x']) }),
    renewalReminder: answer('renewalReminder', { type: '' }),
    queryRenewNotice: answer('queryRenewNotice', []),
    getLivingBroadcast: answer('getLivingBroadcast', null),
  };
}

/** Returns an announcement with what is not said made up. */
export function exampleAnnouncement(
  fields: Partial<Answers['getAnnouncementYhEjectDetail'][number]> = {},
): Answers['getAnnouncementYhEjectDetail'][number] {
  return {
    id: 'a1',
    announcementType: 1,
    announcementTitle: 'ERP 3.2 版本更新',
    announcementContent: '<p>本次更新优化了<strong>订单导出</strong>与库存预警。</p>',
    announcementOnTime: '2026-11-20T18:00:00+08:00',
    enclosureList: [],
    hasRead: 2,
    ...fields,
  };
}
