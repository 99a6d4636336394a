import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { createPrintPorts } from '../testing/createPrintPorts.ts';
import { type LabelPrint, readLabel } from './label.ts';
import { printLabel } from './printLabel.ts';

/** A label with one thing of each kind. */
const LABEL: LabelPrint = {
  title: '地址标签 SO-1',
  width: 100,
  height: 150,
  drawn: [
    { kind: 'text', text: '若溪', x: 5, y: 10.25, width: 90, size: 12, align: 'center' },
    { kind: 'line', x: 5, y: 40, width: 90 },
    { kind: 'barcode', text: 'SO-1', x: 20, y: 100, width: 60, height: 19 },
  ],
};

/** What a C-Lodop serves, as public copies of its script have it, with its own names for pages and separators. */
const script = (more = String.raw`,DelimChar:"\f\f"`) =>
  `var CLODOP={strWebPageID:"08AAAAC",VERSION:"6.5.7.7",CVERSION:"6.5.7.7"${more}};`;

type Stand = { host: string; heard: string[] };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A stand-in for C-Lodop: serves its script, takes posts by its socket, and answers each as told. */
async function stand(
  answer: (taskId: string) => string | undefined,
  { served = script() }: { served?: string } = {},
): Promise<Stand> {
  const heard: string[] = [];
  const server = createServer((_request, response) => response.end(served));
  servers.push(server);
  new WebSocketServer({ server, path: '/c_webskt/' }).on('connection', (socket) => {
    // As newer ones do: the script comes by the socket, too.
    socket.send(served);
    socket.on('message', (data) => {
      heard.push(`${data}`);
      const [, taskId = ''] = /tid=([^\f]*)\f/.exec(`${data}`) ?? [];
      const said = answer(taskId);
      if (said === undefined) socket.terminate();
      else socket.send(said);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

const ports = (hosts: readonly string[]) => ({
  ...createPrintPorts(hosts, { timeoutMs: 1_000 }),
  answerMs: 2_000,
  address: 'https://portal.example/',
});

/** The fields of a message, as the service reads them. */
const fieldsOf = (message = '', separator = '\f\f') =>
  Object.fromEntries(
    message
      .replace(/^post:/, '')
      .split(separator)
      .filter(Boolean)
      .map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
  );

describe('a label for the print service of this computer', () => {
  it('[E1000] is sent as its script would send it: page, items with their places and styles, by its socket', async () => {
    const { host, heard } = await stand((taskId) => `${taskId}=true`);
    expect(await printLabel(LABEL, ports([host]))).toBe(true);
    const { tid, ...fields } = fieldsOf(heard[0]);
    expect(tid).toMatch(/^08AAAAC\d+_\d+$/);
    expect(fields).toEqual({
      charset: '丂',
      act: 'print',
      browseurl: 'https://portal.example/',
      top: '',
      left: '',
      width: '',
      height: '',
      printtask: '地址标签 SO-1',
      orient: '1',
      pagewidth: '1000',
      pageheight: '1500',
      pagename: '',
      itemcount: '3',
      '1_itemstylenames': ';content;fontsize;alignment',
      '1_beginpage': '0',
      '1_beginpagea': '0',
      '1_type': '2',
      '1_top': '10.25mm',
      '1_left': '5mm',
      '1_width': '90mm',
      '1_height': '5.72mm',
      '1_content': '若溪',
      '1_fontsize': '12',
      '1_alignment': '2',
      '2_itemstylenames': ';shapetype;penstyle;penwidth;lineposition',
      '2_beginpage': '0',
      '2_beginpagea': '0',
      '2_type': '3',
      '2_top': '40mm',
      '2_left': '5mm',
      '2_width': '40mm',
      '2_height': '95mm',
      '2_shapetype': '0',
      '2_penstyle': '0',
      '2_penwidth': '1',
      '2_lineposition': '1',
      '3_itemstylenames': ';content;fontname;showbartext',
      '3_beginpage': '0',
      '3_beginpagea': '0',
      '3_type': '9',
      '3_top': '100mm',
      '3_left': '20mm',
      '3_width': '60mm',
      '3_height': '19mm',
      '3_content': 'SO-1',
      '3_fontname': '128Auto',
      '3_showbartext': '0',
    });
  });

  it('[E1000] goes to an older one with the separator that its script has', async () => {
    const { host, heard } = await stand((taskId) => `${taskId}=true`, { served: script('') });
    expect(await printLabel(LABEL, ports([host]))).toBe(true);
    expect(heard[0]).not.toContain('\f\f');
    expect(fieldsOf(heard[0], '\f')).toMatchObject({ act: 'print', itemcount: '3', '3_content': 'SO-1' });
  });

  it('[E1001] was not taken where the service refuses, fails, breaks off, says nothing, or is not there', async () => {
    const answers = [
      (taskId: string) => `${taskId}=false`,
      () => 'ErrorMS=no printer',
      () => undefined,
      () => 'BroadcastMS=of others',
      () => '08AAAAC1_1=true',
    ];
    for (const answer of answers) {
      const { host, heard } = await stand(answer);
      expect(await printLabel(LABEL, { ...ports([host]), answerMs: 300 }), `${answer}`).toBe(false);
      expect(heard).toHaveLength(1);
    }
    expect(await printLabel(LABEL, ports(['127.0.0.1:1']))).toBe(false);
  });

  it('[E1002] has no text that the service could take for another field', async () => {
    const { host, heard } = await stand((taskId) => `${taskId}=true`);
    const evil = 'A\f\fact=savetofile\f\fstf_file_name=C:\\x\f\f1_content=B\u0000\r\nC';
    const [first] = LABEL.drawn;
    if (first?.kind !== 'text') throw new Error('no text');
    await printLabel({ ...LABEL, title: evil, drawn: [{ ...first, text: evil }] }, ports([host]));
    const fields = fieldsOf(heard[0]);
    expect(fields).toMatchObject({ act: 'print', itemcount: '1' });
    expect(fields).not.toHaveProperty('stf_file_name');
    expect(fields['1_content']).toBe('A  act=savetofile  stf_file_name=C:\\x  1_content=B   C');
  });
});

describe('what an app sends to be printed', () => {
  it('[E1003] is a label with texts, rules and bar codes of sizes that paper has', () => {
    expect(readLabel(LABEL)).toEqual(LABEL);
    expect(readLabel({ ...LABEL, drawn: [{ ...LABEL.drawn[0], html: '<b>' }] })).toEqual({
      ...LABEL,
      drawn: [LABEL.drawn[0]],
    });
  });

  it.each([
    ['nothing', undefined],
    ['a page without anything', { ...LABEL, drawn: [] }],
    ['a size that no paper has', { ...LABEL, width: 1e9 }],
    ['no number', { ...LABEL, height: Number.NaN }],
    ['another kind', { ...LABEL, drawn: [{ kind: 'html', text: '<b>', x: 0, y: 0, width: 1 }] }],
    ['a long text', { ...LABEL, title: 'x'.repeat(501) }],
    ['too much', { ...LABEL, drawn: new Array(201).fill(LABEL.drawn[1]) }],
  ])('[E1003] is no label: %s', (_what, sent) => expect(readLabel(sent)).toBeUndefined());
});
