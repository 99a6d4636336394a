import { startFrameApp } from '@portal/embed/react-guest';
import { catalogs as uiCatalogs } from '@portal/ui/i18n';
import { catalogs as tableCatalogs } from '@portal/ui/table/i18n';
import { App } from './App.tsx';
import { catalogs } from './i18n.ts';
import { readPortalOrigins } from './readPortalOrigins.ts';
import './styles.css';

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no #app');

const isStandalone = import.meta.env.DEV && window.parent === window;
await startFrameApp({
  App,
  catalogs: [uiCatalogs, tableCatalogs, catalogs],
  container,
  allowedOrigins: await readPortalOrigins(),
  ...(isStandalone && {
    connect: async () =>
      (await import('@portal/embed/testing')).createStandaloneGuest({ path: window.location.hash.slice(1) }),
  }),
});
