/*
 * What a backend of the documents lets itself be asked: the fields that they name for a call, by hand, as the answers are.
 * A field that must be there and is missing, or one that no document names, is refused.
 */

type Fields = { must?: readonly string[]; may?: readonly string[] };

const NONE: Fields = {};
const PAGE = { may: ['paging', 'pageNo', 'pageSize'] } as const;

/** The fields of a call's request, by path; the number of an export's task is `{id}`. */
const REQUESTS: Readonly<Record<string, Fields>> = {
  '/sso/user/getPublicKey': NONE,
  '/sso/user/login': {
    must: ['userName', 'password', 'systemCode', 'autoLogin'],
    may: ['linkId', 'source', 'serviceCode', 'inviteCode'],
  },
  '/sso/user/getUserInfoByHideCode': { may: ['hideCode'] },
  '/sso/user/userActionConfig': NONE,
  '/sso/user/logout': NONE,
  '/sso/user/chooseLanguage': { must: ['chooseLanguage'] },
  '/sso/user/changePackageStyle': { must: ['styleCode'] },
  '/sso/user/getPersonalUserSub': NONE,
  '/sso/subjectServiceSystemExt/querySystemExtListForSub': {
    may: ['paging', 'serviceCode', 'fromFrontPage'],
  },
  '/sso/role/getMenuTreeByServiceAndRole': { must: ['serviceId', 'systemCode'] },
  '/sso/menuStatistics/recordMenuOpt': {
    must: ['menuId'],
    may: ['menuName', 'systemCode', 'statisticsType'],
  },
  '/sso/systemParams/querySystemParamsPage': { may: ['systemGroup', 'systemName', 'paging'] },
  '/sso/announcementGroup/getAnnouncementYhEjectDetail': { may: ['systemCode'] },
  '/sso/announcementGroup/getLastAnnouncement': {
    must: ['ejectFlag', 'ejectPlatformType', 'ejectSystemCode'],
  },
  '/sso/announcementGroup/getAnnouncementNotice': { must: ['systemCode'] },
  '/sso/subjectServiceSystemExt/queryRenewNotice': { may: ['systemCode'] },
  '/sso/serviceInfo/renewalReminder': { may: ['systemCode'] },
  '/sso/liveBroadcastGroup/getLivingBroadcast': NONE,
  '/sso/msgNotice/queryMsgNoticePage': { ...PAGE, must: ['hasRead', 'pageSize'] },
  '/sso/msgNotice/saveAllRead': NONE,
  '/sso/msgNotice/getNoticeMuteTime': NONE,
  '/sso/messageManagement/queryClassification': { must: ['paging', 'messageStatus'] },
  '/sso/customGroup/queryFavorites': { must: ['paging'] },
  '/sso/customGroup/addFavorites': { must: ['menuId'] },
  '/sso/customGroup/delFavorites': { must: ['menuId'] },
  '/sso/customGroup/collectMenu': { must: ['menuId', 'optType'] },
  '/sso/customGroup/queryList': { may: ['type'] },
  '/sso/customGroup/add': { must: ['customMenuName', 'menuIds', 'remark', 'type'] },
  '/sso/thirdSystem/queryThirdSystemList': NONE,
  '/sso/pageDocumentRelation/queryPageBindDocument': { must: ['menuId'] },
  '/sso/subjectService/queryLiteGuideInfo': NONE,
  '/sso/subjectService/updateLiteGuide': { must: ['guideStatus'] },
  '/api/v1/guide-page/process': { must: ['gp_code'] },
  '/api/v1/download-center/task/{id}': NONE,
  '/api/v1/download-center/retry-task/{id}': NONE,
};

/** Says what is wrong with what a call was asked with; undefined where nothing is, or where no document knows the call. */
export function faultOf(pathname: string, body: Record<string, unknown>): string | undefined {
  const path = pathname.replace(/(task)\/[^/]+$/, '$1/{id}');
  const fields = Object.hasOwn(REQUESTS, path) ? REQUESTS[path] : undefined;
  if (!fields) return undefined;
  const { must = [], may = [] } = fields;
  const missing = must.filter((name) => body[name] === undefined);
  const unknown = Object.keys(body).filter((name) => ![...must, ...may].includes(name));
  if (missing.length + unknown.length === 0) return undefined;
  return `${path}: missing [${missing}], unknown [${unknown}]`;
}
