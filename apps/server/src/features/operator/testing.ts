import { randomUUID } from 'node:crypto';
import type { OperatorContract } from './OperatorHandlers.ts';

const three = { zh: '中文', en: 'English', kr: '한국어' };
const id = '6f3f1d1e-8f0b-4f43-9a55-0b6f2d1d6c11';

/** A request that passes its schema for every call of the console; what is named in it is not there. */
export const requests: Readonly<Record<keyof OperatorContract, unknown>> = {
  queryOperatorCompanyPage: {},
  getOperatorCompany: { companyId: 'x' },
  queryOperatorChoices: {},
  openOperatorCompany: {
    name: '新公司',
    timeZone: 'Asia/Seoul',
    ownerName: '金',
    ownerContact: 'kim@new.example',
    language: 'ko_KR',
  },
  saveOperatorCompany: { companyId: 'x', name: 'x', timeZone: 'Asia/Seoul' },
  lockOperatorCompany: { companyId: 'x', isLocked: true },
  addOperatorService: { companyId: 'x', systemCode: 'x', plan: 'x' },
  saveOperatorService: { companyId: 'x', systemCode: 'x', status: 2 },
  queryOperatorPeoplePage: {},
  getOperatorPerson: { userId: 'x' },
  disableOperatorPerson: { userId: 'x', isDisabled: true },
  endOperatorSessions: { userId: 'x' },
  makeOperatorPasswordLink: { userId: 'x' },
  queryOperatorAnnouncementPage: {},
  getOperatorAnnouncement: { id: 'x' },
  saveOperatorAnnouncement: {
    id,
    type: 2,
    title: three,
    content: three,
    audience: {},
    isPopup: false,
    isRelease: false,
  },
  recallOperatorAnnouncement: { id: 'x', isRecalled: true },
  countOperatorAudience: { audience: {} },
  queryOperatorNoticePage: {},
  sendOperatorNotice: { id, title: three, text: three, audience: {}, isEject: false },
  queryOperatorLivePage: {},
  saveOperatorLive: {
    id,
    title: three,
    description: three,
    speaker: 'x',
    beginsAt: '2026-11-22T08:00:00.000Z',
    endsAt: '2026-11-22T09:00:00.000Z',
  },
  endOperatorLive: { id: 'x' },
  getOperatorHealth: {},
  queryOperatorJobPage: {},
  retryOperatorJob: { id: 'x' },
  queryOperatorExportPage: {},
  retryOperatorExport: { taskId: 'x' },
  queryOperatorMessagePage: {},
  retryOperatorMessage: { id: 'x' },
  queryOperatorAuditPage: {},
  exportOperatorAudit: {},
  getOperatorSetup: {},
  applyOperatorSetup: { file: { params: [] }, changeId: 1_000_000 },
  queryOperatorSetupPage: {},
  restoreOperatorSetup: { id: 1_000_000 },
  setOperatorPassword: { password: { keyId: 'k', cipherText: 'c' } },
  testOperatorChannel: { channel: 'email', recipient: 'me@new.example' },
  checkOperatorAssistant: {},
  queryOperatorHelpPage: {},
  queryOperatorHelpFolders: {},
  getOperatorHelp: { docId: 'x' },
  saveOperatorHelp: {
    docId: 'help-new',
    folderId: 'folder-new',
    folderTitle: three,
    title: three,
    content: three,
    isPublished: false,
  },
  removeOperatorHelp: { docId: 'x' },
  queryOperatorParamPage: {},
  saveOperatorParam: { companyId: 'x', group: 'g', name: 'n', value: 'v' },
  removeOperatorParam: { companyId: 'x', group: 'g', name: 'n' },
  queryOperatorUsagePage: {},
  queryOperatorFeedbackPage: {},
  tryOperatorMenus: { userId: 'x', companyId: 'x', systemCode: 'x' },
};

/** An announcement to everybody, with parts of it changed. */
export function announcement(patch: Record<string, unknown> = {}) {
  const text = { zh: '明晚升级', en: 'Upgrade tomorrow', kr: '내일 업그레이드' };
  return {
    id: randomUUID(),
    type: 2,
    title: text,
    content: { zh: '<p>明晚升级</p>', en: '<p>Upgrade</p>', kr: '' },
    audience: {},
    isPopup: true,
    isRelease: false,
    ...patch,
  };
}
