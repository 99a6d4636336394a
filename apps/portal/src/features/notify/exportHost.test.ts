// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { createShell, soon } from '../../../test/createShell.ts';
import { exportsApi } from '../clientAt.ts';
import { sessionNotify } from './sessionNotify.ts';

afterEach(() => vi.unstubAllGlobals());

/** The sockets that are opened, by their addresses. */
function watchSockets(): string[] {
  const opened: string[] = [];
  class Socket extends EventTarget {
    static CLOSING = 2;
    readyState = 0;
    constructor(address: string) {
      super();
      opened.push(address);
    }
    close() {}
    send() {}
  }
  vi.stubGlobal('WebSocket', Socket);
  return opened;
}

it.each([
  ['https://exports.example', 'exports.example', 'wss://exports.example/'],
  [undefined, window.location.host, window.location.origin.replace('http', 'ws')],
])(
  '[P456] with the export host %j exports are asked for at %s, and waited for at %s',
  async (exportHost, host, sockets) => {
    const opened = watchSockets();
    const { ports, backend } = await createShell({ config: { exportHost } });
    await ports.session.load();
    const exports = sessionNotify.of(ports)?.exports;
    ports.guests.told.exportStarted.emit({ id: 'e1', name: 'Orders' });
    await soon(() =>
      expect(opened.find((address) => address.includes('/download-center/'))).toContain(sockets),
    );
    await exports?.download({ id: 'e1' });
    const asked = () => backend.calls.filter(({ name }) => name.startsWith('/api/v1/download-center/'));
    expect(asked().at(-1)).toMatchObject({ name: '/api/v1/download-center/link/e1', host });
    await exportsApi(ports)
      .createDownloadTask({ answer: {}, name: 'Orders' } as never)
      .catch(() => undefined);
    expect(backend.calls.at(-1)).toMatchObject({ name: 'createDownloadTask', host });
  },
);
