import { readInstallation } from '../db/installation.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { createScheduleRunner } from '../features/assistant/schedules/createScheduleRunner.ts';
import { SCHEDULE_JOB } from '../features/assistant/schedules/SCHEDULE_JOB.ts';
import { createUniteHub } from '../features/assistant/unite/createUniteHub.ts';
import { createUniteServer } from '../features/assistant/unite/createUniteServer.ts';
import { createWorkFinisher } from '../features/business/orders/work/finishWork.ts';
import { ORDER_WORK_JOB } from '../features/business/orders/work/ORDER_WORK_JOB.ts';
import { EXPORT_JOB } from '../features/exports/EXPORT_JOB.ts';
import { readExportFrame } from '../features/exports/readExportFrame.ts';
import { createExportRunner } from '../features/exports/runExport.ts';
import { createReminder } from '../features/notifications/createReminder.ts';
import { REMIND_JOB } from '../features/notifications/REMIND_JOB.ts';
import { createWebPushRunner } from '../features/notifications/webPush/createWebPushRunner.ts';
import { WEB_PUSH_JOB } from '../features/notifications/webPush/WEB_PUSH_JOB.ts';
import { createDataPull, DATA_PULL_JOB } from '../features/onboarding/pullShopData.ts';
import type { Clock } from '../http/Clock.ts';
import type { Logger } from '../http/Logger.ts';
import { createWorker, type JobHandler } from '../jobs/createWorker.ts';
import { countJobs } from '../metrics/countJobs.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import { openSenders } from '../outbox/openSenders.ts';
import type { Bus } from '../realtime/bus/openBus.ts';
import { createExportHub, type ExportHub } from '../realtime/createExportHub.ts';
import { createPushHub, type PushHub } from '../realtime/createPushHub.ts';
import type { SocketRoute } from '../realtime/createSocketServer.ts';
import { listenToProcesses } from '../realtime/listenToProcesses.ts';
import type { ProcessEvent } from '../realtime/ProcessEvent.ts';
import type { ServerServices } from '../ServerServices.ts';
import type { Tracing } from '../tracing/openTracing.ts';
import { traceJobs } from '../tracing/traceJobs.ts';

/** Answers whose process died are looked for. */
const ANSWERS_SWEEP_MS = 3_000;

/** What it is made of. */
export type BackgroundInput = {
  database: OpenDatabase;
  services: ServerServices;
  log: Logger;
  clock: Clock;
  /** @default nothing is counted */
  metrics?: Metrics | undefined;
  /** @default nothing is traced */
  tracing?: Pick<Tracing, 'span'> | undefined;
  /** What carries hints. @default the database */
  bus?: Bus | undefined;
  /** The operator's configuration is another one, or may be. */
  onConfigChanged(): Promise<void>;
};

/** What runs beside the requests: deliveries to sockets, and jobs. */
export type Background = {
  pushes: PushHub;
  exports: ExportHub;
  unite: SocketRoute;
  stop(): Promise<void>;
};

/** Opens one process's share of it, and its ear for what other processes say. */
export async function openBackground({
  database,
  services,
  log,
  clock,
  metrics,
  tracing,
  bus,
  onConfigChanged,
}: BackgroundInput): Promise<Background> {
  const { db } = database;
  const { epoch } = await readInstallation(db);
  const { assistant, blobs, links, jobs } = services;
  const pushes = createPushHub({ db, log, clock, epoch });
  const exports = createExportHub({ log, readFrame: (taskId) => readExportFrame(db, links, taskId) });
  const hub = createUniteHub({ db, log });
  // A worker does one job after the other: what somebody waits for at their screen does not wait for a long export, nor for
  // a push service that does not answer.
  const groups: Readonly<Record<string, JobHandler>>[] = [
    { [EXPORT_JOB]: createExportRunner({ db, blobs, links, clock, log }) },
    { [WEB_PUSH_JOB]: createWebPushRunner({ db, clock, services }) },
    {
      [DATA_PULL_JOB]: createDataPull({ db, clock, services }),
      [ORDER_WORK_JOB]: createWorkFinisher({ db, clock }),
      [REMIND_JOB]: createReminder({ db, clock }),
      [SCHEDULE_JOB]: createScheduleRunner({ db, clock, log, services }),
    },
  ];
  const workers = groups.map((group) => {
    const counted = metrics ? countJobs(group, metrics) : group;
    return createWorker({ queue: jobs, handlers: tracing ? traceJobs(counted, tracing) : counted, log });
  });
  const wake = () => {
    for (const worker of workers) worker.wake();
  };
  const readConfig = () =>
    void onConfigChanged().catch((error) => log.warn({ err: error }, 'the configuration was not read anew'));
  const hear = (event: ProcessEvent) => {
    if (event.type === 'job-added') wake();
    if (event.type === 'config-changed') readConfig();
    if (event.type === 'bus-deaf') bus?.noteDeaf();
    void pushes.handle(event);
    void exports.handle(event);
    if (event.type === 'assistant') assistant.handle(event);
    void hub.handle(event);
  };
  const askTable = () => {
    wake();
    void pushes.catchUp();
  };
  const listener = await listenToProcesses(database.url, log, {
    onEvent: hear,
    onReconnect() {
      readConfig();
      askTable();
    },
  });
  bus?.listen({ onEvent: hear, onDeaf: askTable });
  // It may have changed while nobody listened yet.
  readConfig();
  const sweep = () =>
    assistant.sweep().catch((error) => log.warn({ err: error }, 'interrupted answers were not marked'));
  const sweeper = setInterval(() => void sweep(), ANSWERS_SWEEP_MS);
  void sweep();
  const senders = openSenders({ db, clock, log, env: process.env });
  return {
    pushes,
    exports,
    unite: createUniteServer({ db, clock, log, services, hub }),
    async stop() {
      clearInterval(sweeper);
      senders.stop();
      await assistant.close();
      await listener.stop();
      pushes.stop();
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
