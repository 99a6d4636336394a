import type { PackageCatalogs } from '@portal/ui';

/** The texts of the question whether one agrees: a lazily loaded chunk per language. */
export const catalogs: PackageCatalogs = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
  'ko-KR': () => import('./locales/ko-KR.po'),
};
