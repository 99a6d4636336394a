import type { I18n } from '@lingui/core';
import { catalogs as account } from '@portal/account/i18n';
import { catalogs as embed } from '@portal/embed/i18n';
import { catalogs as menuEngine } from '@portal/menu-engine/i18n';
import { catalogs as tabs } from '@portal/tabs/i18n';
import type { CatalogSource, Locale } from '@portal/ui';
import { catalogs as ui } from '@portal/ui/i18n';
import { loadLocale } from '@portal/ui/shell';

/** The shell's own texts, a lazy chunk per language. */
const portal = {
  'zh-CN': () => import('../locales/zh-CN.po'),
  'en-US': () => import('../locales/en-US.po'),
  'ko-KR': () => import('../locales/ko-KR.po'),
};

/** The texts of the parts that load once the workspace is usable. */
export const lateTexts = {
  'zh-CN': () => import('../features/locales/zh-CN.po'),
  'en-US': () => import('../features/locales/en-US.po'),
  'ko-KR': () => import('../features/locales/ko-KR.po'),
};

/** The languages of the shell. */
export type Locales = ReturnType<typeof createLocales>;

/** The shell's languages: what the first screen says, and what parts that load later add. */
export function createLocales(i18n: I18n) {
  const sources: CatalogSource[] = [ui, menuEngine, tabs, embed, account, portal];
  let wanted: Locale | undefined;
  const load = async () => {
    if (wanted) await loadLocale(i18n, wanted, sources);
  };
  return {
    /** Switches everything loaded so far to a language. */
    apply(locale: Locale): Promise<void> {
      wanted = locale;
      return load();
    },
    /** Adds the texts of a part that loads late; settles when they can be shown. */
    async add(...catalogs: CatalogSource[]): Promise<void> {
      sources.push(...catalogs.filter((source) => !sources.includes(source)));
      await load();
    },
  };
}
