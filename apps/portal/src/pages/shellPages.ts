import type { MessageDescriptor } from '@lingui/core';
import { LIVE_CLASSES_PATH } from '@portal/api-client/contract';

/** Pages that belong to the shell itself: they open without a menu that grants them. */
export type ShellPage = {
  app: string;
  path: string;
  title: MessageDescriptor;
  /** The pane's key. @default made from app and path */
  key?: string;
};

/** In the place of a micro-app's name: pages that are part of the shell's own code. */
export const NATIVE_APP = 'portal';

const SHELL_PAGES: ShellPage[] = [
  {
    app: NATIVE_APP,
    path: '/diagnostics',
    title: /*i18n*/ { id: 'portal.page.diagnostics', message: '运行诊断' },
  },
  {
    app: NATIVE_APP,
    path: '/workspace',
    title: /*i18n*/ { id: 'portal.page.workspace', message: '共享工作区' },
  },
  {
    app: 'sso-web',
    path: '/embel/home',
    title: /*i18n*/ { id: 'portal.page.userCentre', message: '用户中心' },
  },
  {
    app: 'sso-web',
    path: '/company/serve/serve-manage',
    title: /*i18n*/ { id: 'portal.page.services', message: '服务管理' },
  },
  {
    app: 'sso-web',
    path: '/company/serve/buy-serve',
    title: /*i18n*/ { id: 'portal.page.buy', message: '订购服务' },
  },
  {
    app: 'sso-web',
    path: '/user/basics-info',
    title: /*i18n*/ { id: 'portal.page.settings', message: '账号设置' },
  },
  {
    app: 'sso-web',
    path: '/company/notice/announcement',
    title: /*i18n*/ { id: 'portal.page.announcements', message: '公告' },
  },
  {
    app: 'sso-web',
    path: '/company/notice/notification',
    title: /*i18n*/ { id: 'portal.page.notifications', message: '通知' },
  },
  {
    app: 'sso-web',
    path: '/user/download-center',
    title: /*i18n*/ { id: 'portal.page.downloads', message: '导出中心' },
  },
  {
    app: 'sso-web',
    path: LIVE_CLASSES_PATH,
    title: /*i18n*/ { id: 'portal.page.live', message: '直播课堂' },
  },
  {
    app: 'sso-web',
    path: `${LIVE_CLASSES_PATH}/details`,
    title: /*i18n*/ { id: 'portal.page.live', message: '直播课堂' },
  },
  {
    app: 'sso-web',
    path: '/company/helper/center',
    title: /*i18n*/ { id: 'portal.page.help', message: '帮助中心' },
  },
  {
    app: 'sso-web',
    path: '/embel/list',
    title: /*i18n*/ { id: 'portal.page.permissions', message: '权限管理' },
  },
  {
    app: 'universal_system',
    path: '/download-center',
    title: /*i18n*/ { id: 'portal.page.exports', message: '导出中心' },
  },
  {
    app: 'scm_new',
    path: '/guide',
    title: /*i18n*/ { id: 'portal.page.supplyGuide', message: '供应链新手指引' },
    key: 'scm_new_guide',
  },
];

/** Every page of the user centre is the shell's own, whether it is named above or not. */
const SHELL_APPS = new Set(['sso-web']);

/** The shell's own page at an address, its title known or not; undefined for everybody else's pages. */
export function findShellPage(app: string, path: string): Partial<ShellPage> | undefined {
  const bare = path.split('?')[0] ?? path;
  const page = SHELL_PAGES.find((candidate) => candidate.app === app && candidate.path === bare);
  if (page) return page;
  return SHELL_APPS.has(app) ? { app, path: bare } : undefined;
}

/** How the window is called while somebody signs in. */
export const LOGIN_TITLE = /*i18n*/ { id: 'portal.login', message: '登录' };

/** The message pages inside a workspace: the name of each, and the last segment of its address. */
const ENTRY_PAGES: ReadonlyMap<string, string> = new Map([
  ['Entry401', '401'],
  ['Entry402', '402'],
  ['Entry404', '404'],
]);

/** The last segment of a message page's address, by the page's name; undefined for any other name. */
export function entryPageOf(name: string): string | undefined {
  return ENTRY_PAGES.get(name);
}

/** Whether the last segment of a workspace's address is a message page's. */
export function isEntryPage(segment: string): boolean {
  return [...ENTRY_PAGES.values()].includes(segment);
}
