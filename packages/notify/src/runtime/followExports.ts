import { createMachine } from '@portal/machine';
import { INITIAL_EXPORTS, isPending, nextCheckAt, transition } from '../core/exports.ts';
import type { ExportNotice, ExportsEffect, ExportsEvent, ExportsState } from '../core/exportTypes.ts';
import { parseExportFrame, readExportMessage } from '../core/parseExportFrame.ts';
import {
  downloadExport,
  type ExportsPorts,
  type FollowExportsOptions,
  performExports,
} from './performExports.ts';
import type { AroundExports, Connection, Exports } from './ports.ts';

/**
 * Returns what makes `createNotify` follow exports: by polling and by their socket, each change told once in this browser.
 * @example
 * createNotify({ ...ports, exports: followExports({ api: createApi(client, exportsContract), place, navigation }) });
 */
export function followExports(options: FollowExportsOptions): (around: AroundExports) => Exports {
  return (around) => createExports({ ...around, ...options });
}

function createExports(ports: ExportsPorts): Exports {
  const { clock, tabs } = ports;
  const machine = createMachine<ExportsState, ExportsEvent, ExportsEffect>({
    initial: INITIAL_EXPORTS,
    transition,
    perform: (effect, exports) => performExports(effect, exports, ports),
  });
  const { send } = machine;
  let stopTimer: (() => void) | undefined;
  let socket: Connection | undefined;

  /** Plans the next check, and holds the socket open while there is something to wait for. */
  function plan(): void {
    const state = machine.get();
    stopTimer?.();
    const dueAt = nextCheckAt(state);
    stopTimer =
      dueAt === undefined
        ? undefined
        : clock.after(Math.max(0, dueAt - clock.now()), () => send({ type: 'tick', now: clock.now() }));
    if (state.tasks.some(isPending)) socket ??= openSocket();
    else {
      socket?.dispose();
      socket = undefined;
    }
  }

  function openSocket(): Connection | undefined {
    return ports.socket?.({
      query: () => '',
      onFrame(data) {
        const frame = parseExportFrame(data);
        const task = machine
          .get()
          .tasks.find(({ id, uniqueId }) => frame && [id, uniqueId].includes(frame.id));
        if (frame && task) send({ type: 'reported', ...frame, id: task.id, now: clock.now() });
      },
      onStatus: () => undefined,
    });
  }

  machine.subscribe(plan);
  tabs.onMessage(({ kind, id, notice }) => {
    if (kind === 'export-told' && notice) {
      send({ type: 'told-elsewhere', id: id as string, notice: notice as ExportNotice });
    }
  });

  return {
    get: () => machine.get().tasks,
    subscribe: machine.subscribe,
    follow: (task) => send({ type: 'follow', ...task, now: clock.now() }),
    refused: (task) => send({ type: 'refused', ...task }),
    retry: (id) => send({ type: 'retry', id }),
    download: (task) => downloadExport(task, ports),
    pushed(message, notice, isLoud) {
      const read = readExportMessage(message.data);
      if (notice === 'failed' && read.id === undefined) return;
      const key = read.id ?? read.fileUrl ?? message.id ?? message.title;
      const name = read.name ?? (notice === 'ready' ? message.title : undefined);
      send({ type: 'pushed', end: { ...read, notice, key, name }, isLoud, now: clock.now() });
    },
    openCentre: ports.navigation.openExportCentre,
    dispose() {
      send({ type: 'ended' });
      machine.stop();
    },
  };
}
