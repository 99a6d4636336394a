import type { ModuleAppContext } from '@portal/embed/guest';
import { createModuleApp } from '@portal/embed/react-guest';
import { PaneQueries } from '@portal/embed/react-queries';
import { catalogs as notifyCatalogs } from '@portal/notify/i18n';
import { catalogs as uiCatalogs } from '@portal/ui/i18n';
import { catalogs as tableCatalogs } from '@portal/ui/table/i18n';
import { catalogs } from './i18n.ts';
import { Routes } from './Routes.tsx';
import '@portal/ui/mantine.css';
import '@portal/ui/styles.css';

const app = createModuleApp({ App, catalogs: [uiCatalogs, tableCatalogs, notifyCatalogs, catalogs] });

export const { bootstrap, unmount, update } = app;

/** Two addresses misbehave on purpose, so that a portal's handling of broken apps can be tried on a real one. */
export async function mount(context: ModuleAppContext): Promise<void> {
  if (context.path === '/fault/throw') throw new Error('This page throws while it is mounted.');
  if (context.path === '/fault/hang') return new Promise(() => undefined);
  return app.mount(context);
}

/** The app of one pane. */
function App() {
  return (
    <PaneQueries>
      <Routes />
    </PaneQueries>
  );
}
