import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contract } from './contract.ts';

/** Reads an answer as the client does; as a backend writes it, that knows the documents and not our types. */
function read(call: keyof typeof contract, answer: unknown): unknown {
  return v.parse(contract[call].response as v.GenericSchema, answer);
}

it('[C406] announcements without an id are read, and one without a type is too', () => {
  const announcement = {
    announcementType: '1',
    announcementTitle: '版本更新',
    announcementContent: '<p>新</p>',
  };
  expect(read('getAnnouncementYhEjectDetail', [announcement, { announcementTitle: '通知' }])).toMatchObject([
    { announcementType: 1, announcementTitle: '版本更新', enclosureList: [] },
    { announcementTitle: '通知' },
  ]);
  expect(read('getLastAnnouncement', announcement)).toMatchObject({ announcementTitle: '版本更新' });
  expect(read('getAnnouncementNotice', [{ title: '维护', titleEn: 'Maintenance' }])).toMatchObject([
    { title: '维护', titleEn: 'Maintenance' },
  ]);
  expect(read('queryRenewNotice', [{ id: 5, msg: '即将到期' }])).toMatchObject([
    { id: '5', msg: '即将到期' },
  ]);
});

it('[C406] an export of the document has status, is_del, fileOssUrl, name and uniqueId', () => {
  const task = { status: '2', is_del: 0, fileOssUrl: '/f.csv', name: '订单', uniqueId: 'u1' };
  expect(read('getDownloadTask', task)).toEqual({
    id: 'u1',
    uniqueId: 'u1',
    name: '订单',
    status: 2,
    is_del: 0,
    fileOssUrl: '/f.csv',
  });
  expect(read('getDownloadTask', { id: 7, status: 0, fileOssUrl: null, name: null })).toMatchObject({
    id: '7',
    uniqueId: '7',
    status: 0,
  });
  expect(read('getDownloadTask', { ...task, rows: 3 })).toMatchObject({ id: 'u1', rows: 3 });
  expect(() => read('getDownloadTask', { status: 1, name: '订单' })).toThrow();
});

it('[C406] favourites by number or by key, scenes by id, numeric ids everywhere: nothing vanishes', () => {
  const favourites = { dataList: [{ menuId: 12 }, { key: 'm_13' }, { menuId: '14' }, { other: 1 }] };
  expect(read('queryFavorites', favourites)).toMatchObject({
    dataList: [{ menuId: '12' }, { menuId: '13' }, { menuId: '14' }],
  });
  const scenes = [
    { id: 3, customMenuName: '早间', groupMenuBindDTOS: [{ menuId: 1 }], menuIds: [1, '2'], type: 1 },
    { groupId: 'g', customMenuName: '午间' },
  ];
  expect(read('queryCustomGroupList', scenes)).toMatchObject([
    { groupId: '3', menuIds: ['1', '2'], groupMenuBindDTOS: [{ menuId: '1' }] },
    { groupId: 'g' },
  ]);
  expect(read('addCustomGroup', {})).toEqual({ groupId: undefined });
  expect(
    read('queryMsgNoticePage', { noReadCount: '1', dataList: [{ id: 9, msgType: '3', msgTitle: '到货' }] }),
  ).toMatchObject({ noReadCount: 1, dataList: [{ id: '9', msgType: 3 }] });
  const kinds = { dataList: [{ id: 1, messageType: 3, classificationName: '系统' }] };
  expect(read('queryClassification', kinds)).toMatchObject({ dataList: [{ id: '1', messageType: 3 }] });
  const systems = { dataList: [{ serviceId: 88, systemCode: 'ERP', status: 2 }] };
  expect(read('querySystemExtListForSub', systems)).toMatchObject({ dataList: [{ serviceId: '88' }] });
  expect(
    read('getPersonalUserSub', [{ subjectCodeEncrypt: 'c', name: '甲' }, { subjectCodeEncrypt: 4 }]),
  ).toMatchObject([{ subjectCodeEncrypt: 'c' }, { subjectCodeEncrypt: '4' }]);
});
