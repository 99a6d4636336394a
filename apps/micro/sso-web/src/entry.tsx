import { catalogs as auditCatalogs } from '@portal/account/audit/i18n';
import { catalogs as securityCatalogs } from '@portal/account/security/i18n';
import { createModuleApp } from '@portal/embed/react-guest';
import { catalogs as notifyCatalogs } from '@portal/notify/i18n';
import { catalogs as uiCatalogs } from '@portal/ui/i18n';
import { catalogs as tableCatalogs } from '@portal/ui/table/i18n';
import { App } from './App.tsx';
import { catalogs } from './i18n.ts';
import '@portal/ui/mantine.css';
import '@portal/ui/styles.css';

export const { bootstrap, mount, unmount, update } = createModuleApp({
  App,
  catalogs: [uiCatalogs, tableCatalogs, notifyCatalogs, securityCatalogs, auditCatalogs, catalogs],
});
