import { describe, expect, it } from 'vitest';
import type { AddressLabels } from '../../../queries.ts';
import { printLabels } from './printLabels.ts';

const ANSWER: AddressLabels = {
  width: 100,
  height: 150,
  labels: ['A', 'B', 'C'].map((orderNo) => ({
    orderNo,
    drawn: [
      { kind: 'barcode', text: orderNo, modules: '1101011', x: 5, y: 5, width: 90, height: 19 },
      { kind: 'line', x: 5, y: 40, width: 90 },
    ],
  })),
  without: [],
};
const READY = { state: 'ready', channel: 'cloud', versions: { cloud: '6.5.7.7' } };

/** Prints with a portal that answers each label by what is listed, the last for all that follow. */
async function print(...answers: unknown[]) {
  const sent: Record<string, unknown>[] = [];
  const byBrowser: AddressLabels[] = [];
  const printed = await printLabels(ANSWER, {
    title: 'Labels',
    guest: {
      openDialog: async (_name: string, props: Record<string, unknown> = {}) => {
        sent.push(props);
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    byBrowser: async (labels) => void byBrowser.push(labels),
  });
  return { printed, sent, byBrowser };
}

describe('labels of orders', () => {
  it('go one after the other to a service that takes them, without bars that it draws itself', async () => {
    const { printed, sent, byBrowser } = await print({ ...READY, isPrinted: true });
    expect([printed, byBrowser]).toEqual([3, []]);
    expect(sent.map(({ title }) => title)).toEqual(['Labels A', 'Labels B', 'Labels C']);
    expect(sent[0]).toEqual({
      title: 'Labels A',
      width: 100,
      height: 150,
      drawn: [
        { kind: 'barcode', text: 'A', x: 5, y: 5, width: 90, height: 19 },
        { kind: 'line', x: 5, y: 40, width: 90 },
      ],
    });
  });

  it.each([
    ['none is there', { ...READY, state: 'install', isPrinted: false }],
    ['an old browser has a plugin', { ...READY, channel: 'plugin', isPrinted: false }],
    ['the portal knows no labels', new Error('not-found')],
  ])('are printed by the browser, all at once, where %s', async (_where, answer) => {
    const { printed, sent, byBrowser } = await print(answer);
    expect([printed, sent.length, byBrowser]).toEqual([3, 1, [ANSWER]]);
  });

  it('stop where the service takes one no more: none is printed twice', async () => {
    const refused = { ...READY, isPrinted: false };
    expect(await print({ ...READY, isPrinted: true }, refused)).toMatchObject({ printed: 1, byBrowser: [] });
    expect(await print(refused)).toMatchObject({ printed: 0, byBrowser: [] });
    expect(await print({ ...READY, isPrinted: true }, new Error('closed'))).toMatchObject({
      printed: 1,
      byBrowser: [],
    });
  });
});
