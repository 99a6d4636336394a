import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createBackups } from '../backup/createBackups.ts';
import { createServices } from '../createServices.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import type { Replica } from '../db/replica/openReplica.ts';
import { createHandlers } from '../features/createHandlers.ts';
import { createOperatorHandlers } from '../features/operator/createOperatorHandlers.ts';
import { readStoredConfig } from '../features/setup/storedConfig.ts';
import type { AppDeps } from '../http/AppDeps.ts';
import type { Clock } from '../http/Clock.ts';
import { createApp } from '../http/createApp.ts';
import type { Logger } from '../http/Logger.ts';
import { addMetricsPage } from '../metrics/addMetricsPage.ts';
import { addPageReports } from '../metrics/addPageReports.ts';
import { countSockets } from '../metrics/countSockets.ts';
import type { Bus } from '../realtime/bus/openBus.ts';
import { createSocketServer } from '../realtime/createSocketServer.ts';
import { createRuntimeConfig } from '../settings/createRuntimeConfig.ts';
import { REPOSITORY, type Settings } from '../settings/readSettings.ts';
import { addPortalFiles } from '../static/addPortalFiles.ts';
import { createAppsOrigin } from '../static/createAppsOrigin.ts';
import { createPortalOrigins } from '../static/portalOrigins.ts';
import { addPageTraces } from '../tracing/addPageTraces.ts';
import type { Tracing } from '../tracing/openTracing.ts';
import { traceSockets } from '../tracing/traceSockets.ts';
import type { Extension } from './Extension.ts';
import { listen } from './listen.ts';
import { openBackground } from './openBackground.ts';
import { openMetrics } from './openMetrics.ts';
import type { Store } from './openStore.ts';

/** What both origins are made of. */
export type AppsInput = {
  settings: Settings;
  store: Store;
  database: OpenDatabase;
  bus: Bus | undefined;
  replica: Replica | undefined;
  log: Logger;
  clock: Clock;
  extension: Extension | undefined;
  say: (line: string) => void;
  /** @default nothing is traced */
  tracing?: Tracing | undefined;
};

const SWEEP_MS = 10 * 60_000;
const APPS_FOLDER = join(REPOSITORY, 'apps');

/** Opens the portal's origin with its sockets, and the apps' origin. */
export async function openApps(input: AppsInput): Promise<{ port: number; close(): Promise<void> }> {
  const { settings, store, database, log, clock, extension, say, tracing } = input;
  const ports = { portal: settings.port, apps: 0 };
  let stored = await readStoredConfig(database.db);
  const runtimeConfig = createRuntimeConfig({
    stored: () => stored,
    appsPort: () => ports.apps,
    portalPort: () => settings.publicPort ?? ports.portal,
    overridesFile: join(settings.dataDir, 'portal.config.json'),
    ...(extension && { extra: extension.config, ports: extension.ports }),
    pageReports: settings.metrics?.pageReports,
    hasTraces: tracing !== undefined,
    isDevelopment: settings.isDevelopment,
    env: process.env,
  });
  const backups = settings.backup && createBackups({ url: store.url, schedule: settings.backup, clock, log });
  const { services, sweep } = await createServices({
    db: database.db,
    clock,
    log,
    runtimeConfig,
    signIn: () => stored.signIn ?? [],
    retention: () => stored.retention ?? {},
    assistant: () => stored.assistant,
    ...(extension && { ports: extension.ports }),
    backups,
    env: process.env,
  });
  const isReady = async () => {
    await database.db.execute(sql`select 1`);
    return true;
  };
  const figures = await openMetrics({
    settings,
    store,
    database,
    log,
    say,
    assistant: services.assistant,
    backups,
  });
  const metrics = figures?.metrics;
  const deps: AppDeps = {
    ...settings,
    db: database.db,
    replica: input.replica,
    clock,
    log,
    services,
    handlers: createHandlers(),
    operatorHandlers: createOperatorHandlers(),
    isReady,
    ...(tracing && { trace: tracing.request }),
    ...(metrics && { onAnswered: metrics.answered }),
  };
  const background = await openBackground({
    database,
    services,
    log,
    clock,
    metrics,
    tracing,
    bus: input.bus,
    async onConfigChanged() {
      stored = await readStoredConfig(database.db);
    },
  });
  const counted = metrics ? countSockets(background, metrics) : background;
  const sockets = createSocketServer({
    ...settings,
    ...counted,
    ...(tracing && traceSockets(counted, tracing)),
    sessions: services.sessions,
    log,
    clock,
  });
  const taken = (name: string, port: number) => say(`Port ${port} is taken; the ${name} takes the next.`);
  const { host } = settings;

  const portalApp = createApp(deps);
  if (figures?.page) addMetricsPage(portalApp, figures.page);
  if (metrics) addPageReports(portalApp, { ...deps, metrics });
  if (tracing) addPageTraces(portalApp, { ...deps, tracing });
  const files = addPortalFiles(portalApp, deps, APPS_FOLDER);
  const portal = await listen(portalApp, {
    port: ports.portal,
    host,
    named: settings.isPortNamed ? 'PORT' : undefined,
    onTaken: (port) => taken('portal', port),
  });
  sockets.attach(portal.server);
  ports.portal = portal.port;

  const portalOrigins = createPortalOrigins(settings, () => ports.portal);
  const appsApp = createAppsOrigin(deps, {
    appsFolder: APPS_FOLDER,
    portalOrigins,
    pages: extension?.pages,
  });
  const appsPort = settings.appsPort ?? portal.port + 1;
  const apps = await listen(appsApp, {
    port: appsPort,
    host,
    named: settings.appsPort ? 'APPS_PORT' : undefined,
    onTaken: (port) => taken("apps' origin", port),
  });
  ports.apps = apps.port;
  files.warm().catch((error) => log.warn({ err: error }, 'the pages were not read ahead'));

  void backups?.look();
  const sweeper = setInterval(
    () => void sweep().catch((error) => log.error({ err: error }, 'sweep failed')),
    SWEEP_MS,
  );
  return {
    port: portal.port,
    async close() {
      clearInterval(sweeper);
      sockets.close();
      await Promise.all([portal.close(), apps.close(), figures?.close(), backups?.stop(), background.stop()]);
    },
  };
}
