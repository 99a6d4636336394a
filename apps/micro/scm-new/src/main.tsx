import { startFrameApp } from '@portal/embed/react-guest';
import { PaneQueries } from '@portal/embed/react-queries';
import { catalogs as uiCatalogs } from '@portal/ui/i18n';
import { catalogs as tableCatalogs } from '@portal/ui/table/i18n';
import { catalogs } from './i18n.ts';
import { Routes } from './Routes.tsx';
import '@portal/ui/mantine.css';
import '@portal/ui/styles.css';
import '@portal/ui/fonts.css';

await startFrameApp({
  App,
  catalogs: [uiCatalogs, tableCatalogs, catalogs],
  ...(import.meta.env.DEV && (await import('@portal/embed/testing')).standalone()),
});

/** The app of one pane. */
function App() {
  return (
    <PaneQueries>
      <Routes />
    </PaneQueries>
  );
}
