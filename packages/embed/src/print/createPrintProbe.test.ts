import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPrintPorts } from '../testing/createPrintPorts.ts';
import { checkPrint } from './checkPrint.ts';
import { createPrintProbe, type PrintProbePorts } from './createPrintProbe.ts';
import { readServiceText } from './readServiceText.ts';

/** What a C-Lodop serves, as public copies of its script have it; `run` shows whether somebody ran it. */
const script = (cloud: string) =>
  `(function(){globalThis.printScriptRan=true;})();var CLODOP={strWebPageID:"A",VERSION:"6.2.2.2",IVERSION:"6222",CVERSION:"${cloud}",Printers:{"default":"1"}};document.write("<b>");`;
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))));

/** A print service on a port of its own. */
async function serve(answer: string | undefined): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/CLodopfuncs.js' && answer !== undefined) response.end(answer);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ports = (hosts: readonly string[], more: Partial<PrintProbePorts> = {}) =>
  createPrintPorts(hosts, { timeoutMs: 300, ...more });
const check = (hosts: readonly string[], more?: Partial<PrintProbePorts>) =>
  checkPrint({ userAgent: CHROME, probe: createPrintProbe(ports(hosts, more)) });

describe('the print service of this computer', () => {
  it('[E213] is found on whichever of its ports answers, and its versions are read', async () => {
    const hosts = ['127.0.0.1:1', await serve(script('6.5.7.9'))];
    expect(await check(hosts)).toEqual({
      channel: 'cloud',
      state: 'ready',
      versions: { plugin: '6.2.2.2', cloud: '6.5.7.9' },
    });
    expect(await check([await serve(script('3.0.4.1'))])).toMatchObject({ state: 'upgrade' });
  });

  it('[E213] another program on one of its ports, quick as it is, does not stand for it', async () => {
    const hosts = [await serve('alert(1)'), await serve(script('6.5.7.9'))];
    const readText: PrintProbePorts['readText'] = async (address, signal) => {
      if (address.startsWith('ws')) throw new Error('no socket');
      const text = await (await fetch(address, { signal })).text();
      if (address.includes(hosts[1] ?? '')) await new Promise((resolve) => setImmediate(resolve));
      return text;
    };
    expect(await check(hosts, { readText })).toMatchObject({ state: 'ready' });
  });

  it('[E214] what it serves is never run', async () => {
    await check([await serve(script('6.5.7.9'))]);
    expect(globalThis).not.toHaveProperty('printScriptRan');
  });

  it('[E213] is to be installed where nothing answers', async () => {
    expect(await check(['127.0.0.1:1', '127.0.0.1:2'])).toMatchObject({ state: 'install' });
  });

  it('[E215] is not ready where something answers that names no version', async () => {
    for (const text of ['', 'alert(1)', 'CVERSION:"6.0<script>"', 'CVERSION:6.5', '<html>'])
      expect(await check([await serve(text)]), text).toMatchObject({ state: 'not-ready', versions: {} });
  });

  it('[E213] one that hangs is given up, and one beside it counts', async () => {
    expect(await check([await serve(undefined)])).toMatchObject({ state: 'install' });
    const hosts = [await serve(undefined), await serve(script('6.5.7.9'))];
    expect(await check(hosts)).toMatchObject({ state: 'ready' });
  });

  it('[E216] is not asked where the person has forbidden it', async () => {
    const readText = vi.fn();
    expect(await check(['x'], { readText, isDenied: async () => true })).toMatchObject({ state: 'denied' });
    expect(readText).not.toHaveBeenCalled();
  });

  it('[E216] a question that the person then forbids is no missing service', async () => {
    const isDenied = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
    expect(await check(['127.0.0.1:1'], { isDenied })).toMatchObject({ state: 'denied' });
  });

  it('[E213] is asked by socket and by request on both usual ports, and by name over https', async () => {
    const asked: string[] = [];
    const readText = async (address: string) => {
      asked.push(address);
      throw new Error('none');
    };
    await checkPrint({
      userAgent: CHROME,
      probe: createPrintProbe({ ...ports([]), hosts: undefined, readText } as PrintProbePorts),
    });
    expect(asked.sort()).toEqual([
      'http://localhost:18000/CLodopfuncs.js',
      'http://localhost:8000/CLodopfuncs.js',
      'ws://localhost:18000/CLodopfuncs.js',
      'ws://localhost:8000/CLodopfuncs.js',
    ]);
    asked.length = 0;
    await createPrintProbe({ ...ports([]), hosts: undefined, readText, secure: true } as PrintProbePorts)(
      'cloud',
    );
    expect(asked.every((address) => /^(wss|https):\/\/localhost\.lodop\.net:844[34]\//.test(address))).toBe(
      true,
    );
  });
});

it('[E217] a plugin says its version, or nothing yet, or is not there', async () => {
  const probe = (version: string | undefined) =>
    createPrintProbe(ports([], { pluginVersion: () => version }))('plugin');
  expect(await probe('6.2')).toEqual({ found: 'answer', versions: { plugin: '6.2' } });
  expect(await probe('')).toEqual({ found: 'silence' });
  expect(await probe(undefined)).toEqual({ found: 'nothing' });
});

it('[E214] a script is searched as text, the first of each version counts, and a long one ends', () => {
  expect(readServiceText('IVERSION:"6222"')).toEqual({});
  expect(readServiceText('CVERSION:"6.1",CVERSION:"9.9"')).toEqual({ cloud: '6.1' });
  expect(readServiceText(`${' '.repeat(600_000)}CVERSION:"6.1"`)).toEqual({});
});
