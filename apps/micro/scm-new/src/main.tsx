import { startFrameApp } from '@portal/embed/react-guest';
import { catalogs as uiCatalogs } from '@portal/ui/i18n';
import { catalogs as tableCatalogs } from '@portal/ui/table/i18n';
import { App } from './App.tsx';
import { catalogs } from './i18n.ts';
import '@portal/ui/mantine.css';
import '@portal/ui/styles.css';
import '@portal/ui/fonts.css';

await startFrameApp({
  App,
  catalogs: [uiCatalogs, tableCatalogs, catalogs],
  ...(import.meta.env.DEV && (await import('@portal/embed/testing')).standalone()),
});
