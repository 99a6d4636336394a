/*
 * What a backend answers that was built from the product's documents and knows nothing of our contract. Written by hand:
 * these are the fields that the documents name, no others, and nothing here may be made from the contract's schemas.
 */

/** The person who is signed in, as the backend keeps them. */
export type Person = {
  token: string;
  userName: string;
  language: string;
  packageStyle: string;
  favourites: number[];
  scenes: { id: number; customMenuName: string; menuIds: number[]; remark: string; type: 1 }[];
  readNotices: boolean;
  guideStatus: number;
  /** Where the company's own pages are. */
  ownPages: string;
};

/** Answers the `data` of one call. */
type Answer = (body: Record<string, unknown>, person: Person) => unknown;

const leaf = (menuId: number, menuName: string, menuEnName: string, menuUrl: string, more = {}) => ({
  menuId,
  menuName,
  menuEnName,
  menuUrl,
  path: 'iframe',
  lastMenu: 2,
  special: 1,
  systemCode: 'ERP',
  updateFlag: 1,
  collectFlag: 1,
  statisticsType: '1',
  ...more,
});

const menus = ({ ownPages }: Person) => ({
  homeMenuId: null,
  useNewMenu: 1,
  showUpdateFlag: 2,
  packageId: 5,
  childMenus: [
    {
      menuId: 1,
      menuName: '订单',
      menuEnName: 'Orders',
      lastMenu: 1,
      special: 1,
      childMenus: [
        {
          menuId: 10,
          menuName: '订单管理',
          menuEnName: 'Order management',
          lastMenu: 1,
          childMenus: [
            leaf(11, '全部订单', 'All orders', `${ownPages}#/orders`),
            leaf(12, '待发货', 'To ship', `${ownPages}#/orders/unshipped`),
            leaf(14, '导出', 'Exports', '/', { path: 'own' }),
            leaf(13, '退货', 'Returns', `${ownPages}#/returns`, { updateFlag: 2, updatePackageIds: '5,6' }),
          ],
        },
      ],
    },
  ],
});

const NOTICES = [
  {
    id: 901,
    msgType: 3,
    msgTitle: '到货提醒',
    sendTime: '2026-11-20 10:00:00',
    createTime: '2026-11-20 10:00:00',
  },
  {
    id: 902,
    msgType: 3,
    msgTitle: '库存预警',
    sendTime: '2026-11-19 09:00:00',
    createTime: '2026-11-19 09:00:00',
  },
];

const userInfo = ({ userName, language }: Person) => ({
  userId: 7,
  userCode: 'U7',
  userRealName: '王五',
  realName: '王五',
  nickName: '小王',
  userName,
  headImgUrl: '',
  subjectCodeEncrypt: 'company-7',
  classification: '',
  subjectMode: '1',
  historicalStatus: 1,
  guideStatus: 1,
  onlineSubjectName: '文档公司',
  buildStationStatus: 0,
  ssoEnv: 'PROD',
  ssoEnvList: [],
  chooseLanguage: language,
});

/** How far the guide is; a push of type 7 brings the same. */
export const guideInfo = (guideScheduleStr: string, guideStatus: number) => ({
  guideScheduleStr,
  guideStatus,
  listing: 40,
  inventory: 20,
  order: 10,
  platformUserName: '文档店铺',
  userAccount: 'shop@example.com',
  sourceGuideScheduleStr: '1000',
});

const SYSTEM_PARAMS: Readonly<Record<string, string>> = { SSO_SOCKET_TYPE: 'sso', GUIDE_WHITE_USER: '-1' };

/** The calls of the user centre, by path; a path that is missing here is one that the documents do not name. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  '/sso/user/getUserInfoByHideCode': (_body, person) => userInfo(person),
  '/sso/user/userActionConfig': (_body, { packageStyle }) => ({
    packageStyle,
    saveMenuStatus: 1,
    listingShow: 1,
    menuScoreSwitch: 0,
  }),
  '/sso/user/logout': () => null,
  '/sso/user/chooseLanguage': ({ chooseLanguage }, person) => {
    person.language = String(chooseLanguage);
    return null;
  },
  '/sso/user/changePackageStyle': ({ styleCode }, person) => {
    person.packageStyle = String(styleCode);
    return null;
  },
  '/sso/user/getPersonalUserSub': () => [{ subjectCodeEncrypt: 'company-7', name: '文档公司' }],
  '/sso/subjectServiceSystemExt/querySystemExtListForSub': () => ({
    dataList: [
      {
        serviceId: 88,
        systemCode: 'ERP',
        systemName: 'ERP',
        name: 'ERP',
        packageName: '旗舰版',
        status: 4,
        serviceDeploy: 4,
        packageId: 5,
        embedded: 1,
        systemDomain: '',
        serviceActive: '2024-03-01 00:00:00',
        serviceBillingValueDTOList: [{ keyValue: 'order', billingItemValue: 1000, unlimitedUse: 0 }],
        serviceInfoExt: null,
      },
    ],
  }),
  '/sso/role/getMenuTreeByServiceAndRole': (_body, person) => menus(person),
  '/sso/menuStatistics/recordMenuOpt': () => null,
  '/sso/systemParams/querySystemParamsPage': ({ systemName }) => {
    const systemValue = SYSTEM_PARAMS[String(systemName)];
    return { dataList: systemValue ? [{ status: 1, systemName, systemValue }] : [] };
  },
  '/sso/announcementGroup/getAnnouncementYhEjectDetail': () => [
    {
      announcementType: 1,
      announcementTitle: '版本更新',
      announcementContent: '<p>订单列表更快了</p>',
      announcementOnTime: '2026-11-20 08:00:00',
      enclosureList: [],
    },
    {
      announcementType: 4,
      announcementTitle: '黑五活动',
      announcementContent: '<p>报名截止 11 月 25 日</p>',
      announcementOnTime: '2026-11-18 08:00:00',
      enclosureList: [],
    },
  ],
  '/sso/announcementGroup/getLastAnnouncement': () => ({
    announcementType: 1,
    announcementTitle: '十一月新功能',
    announcementContent: '<p>批量打印</p>',
    announcementOnTime: '2026-11-01 08:00:00',
    enclosureList: [
      { enclosureFileUrl: '/upload/download?token=t1&fileName=guide', enclosureFileName: '说明.pdf' },
    ],
  }),
  '/sso/announcementGroup/getAnnouncementNotice': () => [
    {
      title: '系统维护',
      titleEn: 'Maintenance',
      titleKr: '점검',
      msg: '今晚 23 点',
      msgEn: 'Tonight at 11 pm',
      msgKr: '오늘 밤 11시',
    },
  ],
  '/sso/subjectServiceSystemExt/queryRenewNotice': () => [],
  '/sso/serviceInfo/renewalReminder': () => ({ type: '' }),
  '/sso/liveBroadcastGroup/getLivingBroadcast': () => null,
  '/sso/msgNotice/queryMsgNoticePage': (_body, { readNotices }) => ({
    noReadCount: readNotices ? 0 : NOTICES.length,
    dataList: readNotices ? [] : NOTICES,
  }),
  '/sso/msgNotice/saveAllRead': (_body, person) => {
    person.readNotices = true;
    return null;
  },
  '/sso/msgNotice/getNoticeMuteTime': () => ({ dataList: [] }),
  '/sso/messageManagement/queryClassification': () => ({
    dataList: [
      {
        id: 1,
        messageType: 3,
        classificationName: '系统消息',
        classificationEnName: 'System',
        classificationKrName: '시스템',
        messageIcon: '',
      },
    ],
  }),
  '/sso/customGroup/queryFavorites': (_body, { favourites }) => ({
    dataList: favourites.map((menuId) => ({ menuId })),
  }),
  '/sso/customGroup/addFavorites': ({ menuId }, { favourites }) => {
    favourites.push(Number(menuId));
    return null;
  },
  '/sso/customGroup/delFavorites': ({ menuId }, person) => {
    person.favourites = person.favourites.filter((favourite) => favourite !== Number(menuId));
    return null;
  },
  '/sso/customGroup/collectMenu': () => null,
  '/sso/customGroup/queryList': (_body, { scenes }) =>
    scenes.map(({ menuIds, ...scene }) => ({
      ...scene,
      groupMenuBindDTOS: menuIds.map((menuId) => ({ menuId })),
    })),
  '/sso/customGroup/add': ({ customMenuName, menuIds, remark }, { scenes }) => {
    const ids = (menuIds as unknown[]).map(Number);
    scenes.push({
      id: scenes.length + 1,
      customMenuName: String(customMenuName),
      menuIds: ids,
      remark: String(remark),
      type: 1,
    });
    return null;
  },
  '/sso/thirdSystem/queryThirdSystemList': () => [],
  '/sso/pageDocumentRelation/queryPageBindDocument': () => ({ platformType: '', documentId: '' }),
  '/sso/subjectService/queryLiteGuideInfo': (_body, { guideStatus }) => guideInfo('1000', guideStatus),
  '/sso/subjectService/updateLiteGuide': ({ guideStatus }, person) => {
    person.guideStatus = Number(guideStatus);
    return null;
  },
  '/api/v1/guide-page/process': () => ({ process: { platform_user: 1, platforms: ['AMAZON'] } }),
};
