import {
  accountContract,
  accountFlowsContract,
  announcementsContract,
  auditContract,
  companyDoorsContract,
  companyOversightContract,
  devicesContract,
  exportsContract,
  helpContract,
  listViewsContract,
  liveContract,
  notificationsContract,
  oidcContract,
  passkeysContract,
  profileContract,
  secondFactorContract,
  subUsersContract,
  systemsContract,
} from '@portal/api-client/contract';
import { useGuestApi } from '@portal/embed/react-guest';

const { getUserInfoByHideCode, userActionConfig, changePackageStyle, chooseLanguage, getPublicKey } =
  accountContract;
const { userEditPass } = accountFlowsContract;
const { querySystemExtListForSub } = systemsContract;
const { queryAnnouncementPage, getAnnouncement, saveAnnouncementRead, downloadAttachment } =
  announcementsContract;
const {
  queryMsgNoticePage,
  getMsgNotice,
  saveRead,
  saveAllRead,
  queryClassification,
  getNoticeMuteTime,
  saveNoticeMuteTime,
} = notificationsContract;
const { queryDownloadTasks, retryDownloadTask, deleteDownloadTask, createDownloadLink } = exportsContract;
const { queryOwnContacts, changeProfile, uploadAvatar, removeAvatar, sendChangeContactCode, changeContact } =
  profileContract;
const { queryOwnSignIns, unlinkSignIn } = oidcContract;
const { queryHelpTree, getHelpDocument, searchHelp } = helpContract;
const { queryLiveBroadcastPage, getLiveBroadcast } = liveContract;

const calls = {
  getUserInfoByHideCode,
  userActionConfig,
  changePackageStyle,
  chooseLanguage,
  getPublicKey,
  userEditPass,
  querySystemExtListForSub,
  queryAnnouncementPage,
  getAnnouncement,
  saveAnnouncementRead,
  downloadAttachment,
  queryMsgNoticePage,
  getMsgNotice,
  saveRead,
  saveAllRead,
  queryClassification,
  getNoticeMuteTime,
  saveNoticeMuteTime,
  queryDownloadTasks,
  retryDownloadTask,
  deleteDownloadTask,
  createDownloadLink,
  queryLiveBroadcastPage,
  getLiveBroadcast,
  ...subUsersContract,
  ...auditContract,
  ...companyOversightContract,
  ...companyDoorsContract,
  ...devicesContract,
  ...passkeysContract,
  ...secondFactorContract,
  ...listViewsContract,
  queryOwnContacts,
  changeProfile,
  uploadAvatar,
  removeAvatar,
  sendChangeContactCode,
  changeContact,
  queryOwnSignIns,
  unlinkSignIn,
  queryHelpTree,
  getHelpDocument,
  searchHelp,
};

/** The portal's calls that this app makes. */
export function useApi() {
  return useGuestApi(calls);
}

export type SsoApi = ReturnType<typeof useApi>;
