import { catalogs as auditCatalogs } from '@portal/account/audit/i18n';
import { catalogs as securityCatalogs } from '@portal/account/security/i18n';
import { createModuleApp } from '@portal/embed/react-guest';
import { PaneQueries } from '@portal/embed/react-queries';
import { catalogs as notifyCatalogs } from '@portal/notify/i18n';
import { catalogs as uiCatalogs } from '@portal/ui/i18n';
import { catalogs as tableCatalogs } from '@portal/ui/table/i18n';
import { catalogs } from './i18n.ts';
import { Routes } from './Routes.tsx';
import { useServicesChanged } from './servicesChanged.ts';
import '@portal/ui/mantine.css';
import '@portal/ui/styles.css';

export const { bootstrap, mount, unmount, update } = createModuleApp({
  App,
  catalogs: [uiCatalogs, tableCatalogs, notifyCatalogs, securityCatalogs, auditCatalogs, catalogs],
});

/** The app of one pane. */
function App() {
  return (
    <PaneQueries>
      <Pages />
    </PaneQueries>
  );
}

function Pages() {
  useServicesChanged();
  return <Routes />;
}
