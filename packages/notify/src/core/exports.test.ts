import { describe, expect, it } from 'vitest';
import { INITIAL_EXPORTS, nextCheckAt, transition } from './exports.ts';
import type { ExportReport, ExportsEffect, ExportsEvent } from './exportTypes.ts';
import { parseExportFrame } from './parseExportFrame.ts';

const report = (status: number | undefined, more: Partial<ExportReport> = {}): ExportReport => ({
  status,
  isDeleted: false,
  fileUrl: status === 2 ? 'https://portal.test/f' : undefined,
  name: '订单',
  ...more,
});

function start() {
  let state = INITIAL_EXPORTS;
  const send = (event: ExportsEvent): readonly ExportsEffect[] => {
    const [next, effects = []] = transition(state, event);
    state = next;
    return effects;
  };
  return {
    send,
    follow: (id = '1', now = 0, uniqueId?: string) =>
      send({ type: 'follow', id, name: '订单', now, uniqueId }),
    checked: (status: number | undefined, now = 100, more?: Partial<ExportReport>, id = '1') =>
      send({ type: 'checked', id, report: report(status, more), now }),
    get due() {
      return nextCheckAt(state);
    },
    get size() {
      return state.tasks.length;
    },
  };
}
const notices = (effects: readonly ExportsEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'show-notice' ? [effect.notice] : []));

describe('polling', () => {
  it('[N80] the first check is at once, the next ones every 2,500 ms', () => {
    const run = start();
    expect(run.follow('1', 1000)).toEqual([{ type: 'check', id: '1' }]);
    run.checked(0, 1300);
    expect(run.due).toBe(3500);
    expect(run.send({ type: 'tick', now: 3499 })).toEqual([]);
    expect(run.send({ type: 'tick', now: 3500 })).toEqual([{ type: 'check', id: '1' }]);
    expect(run.send({ type: 'tick', now: 9000 })).toEqual([]);
  });

  it('[N80] a check that fails is tried again at the next tick', () => {
    const run = start();
    run.follow();
    expect(run.send({ type: 'check-failed', id: '1', now: 200 })).toEqual([]);
    expect(run.send({ type: 'tick', now: 2500 })).toEqual([{ type: 'check', id: '1' }]);
  });

  it('[N81] 200 exports never have more than six checks in the air', () => {
    const run = start();
    let inAir = 0;
    const count = (effects: readonly ExportsEffect[]) => {
      inAir += effects.filter(({ type }) => type === 'check').length;
      expect(inAir).toBeLessThanOrEqual(6);
      return effects;
    };
    const queue: string[] = [];
    const collect = (effects: readonly ExportsEffect[]) => {
      for (const effect of count(effects)) if (effect.type === 'check') queue.push(effect.id);
    };
    for (let index = 0; index < 200; index += 1) collect(run.follow(`t${index}`));
    const checked: string[] = [];
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      inAir -= 1;
      checked.push(id);
      collect(run.checked(1, 10, {}, id));
    }
    expect(new Set(checked).size).toBe(200);
    expect(checked).toHaveLength(200);
  });

  it('[N82] sign-out ends everything: no check, no notice, nothing new', () => {
    const run = start();
    run.follow();
    run.send({ type: 'ended' });
    expect(run.checked(2)).toEqual([]);
    expect(run.follow('2')).toEqual([]);
    expect(run.size).toBe(0);
  });
});

describe('telling', () => {
  it.each([
    [0, ['preparing']],
    [1, ['preparing']],
    [2, ['ready']],
    [3, ['failed']],
    [4, []],
    [undefined, []],
  ])('[N83] status %s is told as %j', (status, told) => {
    const run = start();
    run.follow();
    expect(notices(run.checked(status))).toEqual(told);
  });

  it('[N83] anything else, and a deleted export, closes the notice and ends the polling', () => {
    const endings: [number, Partial<ExportReport>?][] = [
      [4],
      [9],
      [1, { isDeleted: true }],
      [2, { fileUrl: undefined }],
    ];
    for (const [status, more] of endings) {
      const run = start();
      run.follow();
      run.checked(1);
      run.send({ type: 'tick', now: 2500 });
      expect(run.checked(status, 2600, more)).toEqual([{ type: 'close-notice', id: '1' }]);
      expect(run.size).toBe(0);
    }
  });

  it('[N84] a state is told once while it lasts', () => {
    const run = start();
    run.follow();
    expect(notices(run.checked(0))).toEqual(['preparing']);
    run.send({ type: 'tick', now: 2500 });
    expect(notices(run.checked(1, 2600))).toEqual([]);
  });

  it('[N84] push, socket and poll together give one notice, in whatever order', () => {
    const pushed = { type: 'reported', id: '1', report: report(2), now: 50 } as const;
    const first = start();
    first.follow();
    expect(notices(first.send(pushed))).toEqual(['ready']);
    expect(
      notices([...first.checked(2), ...first.send(pushed), ...first.send({ type: 'tick', now: 9e9 })]),
    ).toEqual([]);
    const second = start();
    second.follow();
    expect(notices(second.checked(2))).toEqual(['ready']);
    expect(second.send(pushed)).toEqual([]);
    const notFollowed = start();
    expect(notices([...notFollowed.send(pushed), ...notFollowed.send(pushed)])).toEqual(['ready']);
  });

  it('[N84] what another tab told is not told again here', () => {
    const run = start();
    run.follow();
    run.send({ type: 'told-elsewhere', id: '1', notice: 'ready' });
    expect(run.checked(2)).toEqual([]);
    expect(run.due).toBeUndefined();
  });
});

describe('retry', () => {
  it('[N85] a failed export is retried once per press, and polled again at once when that was accepted', () => {
    const run = start();
    run.follow();
    expect(notices(run.checked(3))).toEqual(['failed']);
    expect(run.send({ type: 'retry', id: '1' })).toEqual([{ type: 'retry', id: '1' }]);
    expect(run.send({ type: 'retry', id: '1' })).toEqual([]);
    expect(run.send({ type: 'retried', id: '1', now: 5000 })).toEqual([{ type: 'check', id: '1' }]);
    expect(notices(run.checked(2, 5100))).toEqual(['ready']);
  });

  it('[N85] a retry that did not get through can be pressed again; one that fails again is told again', () => {
    const run = start();
    run.follow();
    run.checked(3);
    run.send({ type: 'retry', id: '1' });
    run.send({ type: 'retry-failed', id: '1' });
    expect(run.send({ type: 'retry', id: '1' })).toEqual([{ type: 'retry', id: '1' }]);
    run.send({ type: 'retried', id: '1', now: 100 });
    expect(notices(run.checked(3, 200))).toEqual(['failed']);
  });
});

it('[N86] an equal export under way is refused here, or by the server', () => {
  const run = start();
  run.follow('1', 0, 'orders');
  expect(notices(run.follow('2', 10, 'orders'))).toEqual(['duplicate']);
  expect(notices(run.follow('1', 10))).toEqual(['duplicate']);
  expect(notices(run.send({ type: 'refused', id: '9', uniqueId: 'orders' }))).toEqual(['duplicate']);
  run.checked(2);
  expect(run.follow('3', 5000, 'orders')).toEqual([{ type: 'check', id: '3' }]);
});

it('[N87] the export socket: code 0 with a file is success, everything else an error, garbage nothing', () => {
  const frame = (code: unknown, fileOssUrl?: string) =>
    parseExportFrame(JSON.stringify({ code, data: { id: '1', uniqueId: 'u', name: '订单', fileOssUrl } }));
  expect(frame(0, 'https://portal.test/f')).toMatchObject({ id: '1', report: { status: 2, name: '订单' } });
  for (const failed of [frame(0), frame(0, ''), frame(1, 'https://portal.test/f'), frame('500')]) {
    expect(failed).toMatchObject({ id: '1', report: { status: 3 } });
  }
  for (const garbage of [
    'ping',
    '{',
    '{}',
    'null',
    '{"code":0}',
    '{"code":0,"data":7}',
    new ArrayBuffer(1),
    undefined,
  ]) {
    expect(parseExportFrame(garbage)).toBeUndefined();
  }
});

const twin = (run: ReturnType<typeof start>, event: Partial<Extract<ExportsEvent, { type: 'follow' }>>) =>
  run.send({ type: 'follow', id: '9', now: 0, ...event });

it('[N86] an equal export is one of the same id, or of the same unique id, that is under way', () => {
  const run = start();
  run.follow('1', 0, 'u');
  expect(notices(twin(run, { id: '1' }))).toEqual(['duplicate']);
  expect(twin(run, { uniqueId: 'u' })).toMatchObject([
    { type: 'show-notice', id: '1', notice: 'duplicate', task: { name: '订单', phase: 'settled' } },
  ]);
  expect(twin(run, { uniqueId: 'u', name: '库存' })).toMatchObject([{ task: { name: '库存' } }]);
  expect(twin(run, { uniqueId: undefined })).toEqual([{ type: 'check', id: '9' }]);
  run.checked(2);
  expect(twin(run, { id: '8', uniqueId: 'u' })).toEqual([{ type: 'check', id: '8' }]);
  expect(run.send({ type: 'refused', id: '5' })).toMatchObject([{ id: '5', task: { name: '' } }]);
});

it('[N80] the next check is the earliest that is due; nothing is due while all are asked or at their end', () => {
  const run = start();
  expect(run.due).toBeUndefined();
  run.follow('1', 1000);
  expect(run.due).toBeUndefined();
  run.checked(0, 1100);
  run.send({ type: 'follow', id: '2', now: 2000 });
  run.send({ type: 'checked', id: '2', report: report(1), now: 2100 });
  expect(run.due).toBe(3500);
  run.send({ type: 'reported', id: '1', report: report(2), now: 2200 });
  expect(run.due).toBe(4500);
});

it('[N80] an answer that took longer than the pace is followed by the next check at once', () => {
  const run = start();
  run.follow('1', 0);
  expect(run.checked(0, 9000).at(-1)).toEqual({ type: 'check', id: '1' });
  expect(run.due).toBeUndefined();
});

it('[N85] only a failed export is retried; what is unknown changes nothing', () => {
  const run = start();
  expect(run.send({ type: 'retry', id: '1' })).toEqual([]);
  run.follow();
  expect(run.send({ type: 'retry', id: '1' })).toEqual([]);
  run.checked(2);
  expect(run.send({ type: 'retry', id: '1' })).toEqual([]);
  for (const type of ['retry-failed', 'check-failed', 'retried'] as const)
    expect(run.send({ type, id: '7', now: 0 })).toEqual([]);
  expect(run.size).toBe(1);
});

it('[N84] an end that another tab told is at its end here too; a preparing one goes on', () => {
  const run = start();
  run.follow();
  run.checked(0);
  run.send({ type: 'told-elsewhere', id: '1', notice: 'preparing' });
  expect(run.due).toBe(2500);
  run.send({ type: 'told-elsewhere', id: '1', notice: 'duplicate' });
  expect(run.due).toBe(2500);
  run.send({ type: 'told-elsewhere', id: '1', notice: 'ready' });
  expect(run.due).toBeUndefined();
});

it('[N88] a pushed end without a name keeps the name that is known; a later one is not told again', () => {
  const run = start();
  run.follow();
  const end = { key: '1', id: '1', notice: 'ready', name: undefined, fileUrl: undefined } as const;
  expect(run.send({ type: 'pushed', end, isLoud: true, now: 10 })).toMatchObject([
    { type: 'show-notice', notice: 'ready', task: { name: '订单', fileUrl: '#', phase: 'settled' } },
  ]);
  expect(run.send({ type: 'pushed', end, isLoud: true, now: 20 })).toEqual([]);
  expect(run.send({ type: 'push-due', end, now: 30 })).toEqual([]);
});

it('[N83] a link that was known stays when a later report has none', () => {
  const run = start();
  run.follow();
  run.checked(1, 100, { fileUrl: 'https://portal.test/early' });
  run.send({ type: 'tick', now: 3000 });
  const [effect] = run.checked(3, 3100, { fileUrl: undefined, name: undefined });
  expect(effect).toMatchObject({
    notice: 'failed',
    task: { fileUrl: 'https://portal.test/early', name: '订单' },
  });
});
