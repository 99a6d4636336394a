import type { PackageCatalogs } from '../runtime/loadLocale.ts';

/** The texts of the map of shortcuts, one lazily loaded chunk per language. */
export const catalogs: PackageCatalogs = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
  'ko-KR': () => import('./locales/ko-KR.po'),
};
