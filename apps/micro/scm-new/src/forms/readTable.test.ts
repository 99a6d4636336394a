import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parseParcels } from '../pages/orders/parcels/parseParcels.ts';
import { readFileTable } from './readTable.ts';

const workbook = () => new Uint8Array(readFileSync(resolve(import.meta.dirname, 'testing/parcels.xlsx')));

it('reads a workbook: numbers as it has them, so that a rounded one is seen, and what formulas gave', async () => {
  expect(await readFileTable(new File([workbook()], 'parcels.xlsx'), 'zh-CN')).toEqual([
    ['订单号', '物流商', '运单号'],
    ['112-1', 'UPS', '123456789012345'],
    ['112-2', 'DHL', '1.23456789012345E+19'],
    ['112-3', 'DHL', '123456789012346'],
  ]);
});

it('reads a workbook whatever it is called, and refuses one that is broken', async () => {
  expect(await readFileTable(new File([workbook()], 'parcels.csv'), 'zh-CN')).toHaveLength(4);
  await expect(
    readFileTable(new File([workbook().slice(0, 200)], 'parcels.xlsx'), 'zh-CN'),
  ).rejects.toThrow();
});

it('reads an export of orders, whatever columns stand between', async () => {
  const bytes = new Uint8Array(readFileSync(resolve(import.meta.dirname, 'testing/exportedOrders.xlsx')));
  const table = await readFileTable(new File([bytes], 'orders.xlsx'), 'zh-CN');
  expect(parseParcels(table)).toEqual({
    parcels: [
      { line: 2, orderNo: '112-1', carrier: 'UPS', trackingNo: '1Z000000001' },
      { line: 3, orderNo: '112-2', carrier: '', trackingNo: '' },
    ],
  });
});

it('reads CSV in the old encodings of Chinese and Korean spreadsheets', async () => {
  // 订单号 in GB 18030, 주문 in EUC-KR.
  const chinese = new File([new Uint8Array([0xb6, 0xa9, 0xb5, 0xa5, 0xba, 0xc5])], 'a.csv');
  const korean = new File([new Uint8Array([0xc1, 0xd6, 0xb9, 0xae])], 'a.csv');
  expect(await readFileTable(chinese, 'zh-CN')).toEqual([['订单号']]);
  expect(await readFileTable(korean, 'ko-KR')).toEqual([['주문']]);
});

it('reads what Excel saves as Unicode text', async () => {
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array([...'订单号\t甲'].map((c) => c.charCodeAt(0))).buffer),
  ]);
  expect(await readFileTable(new File([wide], 'a.txt'), 'en-US')).toEqual([['订单号', '甲']]);
});

it('reads a day of a workbook as it is written in lists and forms', async () => {
  const bytes = new Uint8Array(readFileSync(resolve(import.meta.dirname, 'testing/counts.xlsx')));
  expect(await readFileTable(new File([bytes], 'counts.xlsx'), 'zh-CN')).toContainEqual(
    expect.arrayContaining(['PDX1', '2026-11-24']),
  );
});

it.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x2c, 0x00, 0x2c]],
  ['a workbook of the old kind', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0x00, 0x00]],
])('refuses %s, whatever it is called', async (_name, bytes) => {
  const file = new File([new Uint8Array(bytes)], 'orders.csv');
  await expect(readFileTable(file, 'zh-CN')).rejects.toThrow();
  await expect(readFileTable(file, 'ko-KR')).rejects.toThrow();
});
