import type { PackageCatalogs } from '@portal/ui';

/** This package's texts, one lazily loaded catalog per locale. */
export const catalogs: PackageCatalogs = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
  'ko-KR': () => import('./locales/ko-KR.po'),
};
