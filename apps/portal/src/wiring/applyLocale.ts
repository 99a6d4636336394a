import type { I18n } from '@lingui/core';
import { catalogs as account } from '@portal/account/i18n';
import { catalogs as embed } from '@portal/embed/i18n';
import { catalogs as menuEngine } from '@portal/menu-engine/i18n';
import { catalogs as tabs } from '@portal/tabs/i18n';
import type { Locale } from '@portal/ui';
import { catalogs as ui } from '@portal/ui/i18n';
import { loadLocale } from '@portal/ui/shell';
import { catalogs as portal } from '../i18n.ts';

const SOURCES = [ui, menuEngine, tabs, embed, account, portal];

/** Switches the whole shell to a language; its texts come as one lazy chunk. */
export function applyLocale(i18n: I18n, locale: Locale): Promise<void> {
  return loadLocale(i18n, locale, SOURCES);
}
