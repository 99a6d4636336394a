import type { CatalogSource } from '@portal/ui';

/** The app's own texts, one lazily loaded chunk per language. */
export const catalogs: CatalogSource = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
  'ko-KR': () => import('./locales/ko-KR.po'),
};
