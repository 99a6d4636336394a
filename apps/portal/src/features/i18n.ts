/** The texts of the parts that load once the workspace is usable. */
export const catalogs = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
  'ko-KR': () => import('./locales/ko-KR.po'),
};
