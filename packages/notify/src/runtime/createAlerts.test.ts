import { setupI18n } from '@lingui/core';
import type { ToastOptions } from '@portal/ui';
import { beforeEach, expect, it } from 'vitest';
import { NOTIFY_TIMES } from '../core/constants.ts';
import type { PushedNotice } from '../core/types.ts';
import { createAlerts } from './createAlerts.ts';
import type { NoticeTarget } from './ports.ts';

let now: number;
let toasts: ToastOptions[];
let dismissed: string[];
let visits: unknown[];
let opened: NoticeTarget | undefined;
let desktop: { id: string; title: string; text: string | undefined; onClick: () => void }[];
let timers: (() => void)[];
let isWanted: boolean;
let isAllowed: boolean;
let wantedSound: 'chime' | undefined;
let played: string[];
beforeEach(() => {
  now = 100_000;
  [toasts, dismissed, visits, desktop, timers] = [[], [], [], [], []];
  isWanted = isAllowed = true;
  [wantedSound, played, opened] = [undefined, [], undefined];
});

const message = (fields: Partial<PushedNotice> = {}) =>
  ({
    id: 'm1',
    title: '库存预警',
    body: '不足',
    noticeId: 'n1',
    importance: 'normal',
    data: {},
    ...fields,
  }) as PushedNotice;

const open = (withDesktop = true) =>
  createAlerts({
    clock: {
      now: () => now,
      after: (_milliseconds, run) => {
        timers.push(run);
        return () => undefined;
      },
    },
    i18n: setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } }),
    navigation: {
      open: (target) => {
        visits.push(target.id);
        opened = target;
      },
    },
    toasts: {
      show(toast: ToastOptions) {
        toasts.push(toast);
        return toast.id ?? '';
      },
      dismiss: (id: string) => void dismissed.push(id),
    } as never,
    openPanel: () => void visits.push('panel'),
    isDesktopWanted: () => isWanted,
    soundWanted: () => wantedSound,
    sound: (name) => void played.push(name),
    ...(withDesktop && {
      desktop: {
        request: async () => true,
        isAllowed: () => isAllowed,
        show: (shown) => void desktop.push(shown),
      },
    }),
  });

it('[N14] a message is a toast that stays, says its words and leads to its notice', () => {
  const alerts = open();
  alerts.alert(message(), 'toast', true);
  expect(toasts).toMatchObject([
    {
      id: 'push-m1',
      tone: 'info',
      title: '库存预警',
      message: '不足',
      durationMs: null,
      action: { label: '查看' },
    },
  ]);
  toasts[0]?.action?.onClick();
  expect(visits).toEqual(['n1']);
  alerts.alert(message({ id: 'm2', title: '' }), 'toast', true);
  expect(toasts[1]).toMatchObject({ title: '新消息' });
});

it('[N28] a message about security warns', () => {
  open().alert(message({ title: '账号停用', importance: 'urgent' }), 'toast', true);
  expect(toasts).toMatchObject([{ tone: 'warning' }]);
});

it('[N17] the third message at once is summed up; the sum opens the panel, and a place that is free is taken again', () => {
  const alerts = open();
  for (const id of ['a', 'b', 'c']) alerts.alert(message({ id }), 'toast', true);
  expect(toasts.map(({ id }) => id)).toEqual(['push-a', 'push-b', 'push-summary']);
  expect(toasts[2]).toMatchObject({ title: '还有 1 条新消息', durationMs: 6000 });
  toasts[2]?.action?.onClick();
  expect(visits).toEqual(['panel']);
  toasts[0]?.onClose?.();
  alerts.alert(message({ id: 'd' }), 'toast', true);
  expect(toasts.at(-1)).toMatchObject({ id: 'push-d' });
});

it('[N17] a sum is rewritten once a second, with what came meanwhile', () => {
  const alerts = open();
  for (const id of ['a', 'b', 'c', 'd', 'e']) alerts.alert(message({ id }), 'toast', true);
  expect(toasts).toHaveLength(3);
  now += NOTIFY_TIMES.summaryEveryMs;
  for (const run of timers.splice(0)) run();
  expect(toasts.at(-1)).toMatchObject({ id: 'push-summary', title: '还有 3 条新消息' });
  toasts.at(-1)?.onClose?.();
  now += NOTIFY_TIMES.summaryEveryMs;
  alerts.alert(message({ id: 'f' }), 'toast', true);
  expect(toasts.at(-1)).toMatchObject({ title: '还有 1 条新消息' });
});

it('[N16] an old message is in the sum at once, without a toast and without the system', () => {
  open().alert(message(), 'summary', false);
  expect(toasts.map(({ id }) => id)).toEqual(['push-summary']);
  expect(desktop).toEqual([]);
});

it('[N29] when nobody looks the system tells too, once in 30 s for a message, and its press leads there', () => {
  const alerts = open();
  alerts.alert(message(), 'toast', false);
  expect(desktop).toMatchObject([{ id: 'm1', title: '库存预警', text: '不足' }]);
  desktop[0]?.onClick();
  expect(visits).toEqual(['n1']);
  now += NOTIFY_TIMES.desktopOnceMs - 1;
  alerts.alert(message(), 'toast', false);
  expect(desktop).toHaveLength(1);
  alerts.alert(message({ id: 'm2' }), 'toast', false);
  expect(desktop).toHaveLength(2);
  now += 1;
  alerts.alert(message(), 'toast', false);
  expect(desktop).toHaveLength(3);
  alerts.alert(message({ id: 'm2' }), 'toast', false);
  expect(desktop).toHaveLength(3);
});

it('[N29] messages without an id are told apart by their time', () => {
  const alerts = open();
  alerts.alert(message({ id: undefined }), 'toast', false);
  now += 1;
  alerts.alert(message({ id: undefined }), 'toast', false);
  expect(desktop.map(({ id }) => id)).toEqual(['at-100000', 'at-100001']);
});

it('[N29] the system is left alone while somebody looks, unless it was asked for, and where it may not or cannot', () => {
  open().alert(message(), 'toast', true);
  isWanted = false;
  open().alert(message(), 'toast', false);
  isWanted = true;
  isAllowed = false;
  open().alert(message(), 'toast', false);
  open(false).alert(message(), 'toast', false);
  expect(desktop).toEqual([]);
  expect(toasts).toHaveLength(4);
});

it('[N75] toasts that stand and the sum go with the alerts', () => {
  const alerts = open();
  for (const id of ['a', 'b', 'c', 'd']) alerts.alert(message({ id }), 'toast', true);
  alerts.dispose();
  expect(dismissed).toEqual(['push-a', 'push-b', 'push-summary']);
  const { length } = toasts;
  now += NOTIFY_TIMES.summaryEveryMs;
  for (const run of timers) run();
  alerts.alert(message({ id: 'z' }), 'toast', true);
  expect(toasts).toHaveLength(length);
});

it('[N646] the sound that was chosen is played for what pops up, once for many', () => {
  const alerts = open();
  alerts.alert(message(), 'toast', true);
  expect(played).toEqual([]);
  wantedSound = 'chime';
  alerts.alert(message({ id: 'm2' }), 'summary', true);
  expect(played).toEqual([]);
  for (const id of ['m3', 'm4', 'm5']) alerts.alert(message({ id }), 'toast', true);
  expect(played).toEqual(['chime']);
  now += 2000;
  alerts.tellBeside(message({ id: 'm6' }), true);
  expect(played).toEqual(['chime', 'chime']);
});

it('[N106] a toast and the system’s notice hand link and data of their notice to the application', () => {
  const alerts = open();
  const target = { link: '/orders/7', data: { answer: { session_id: 's', message_id: 'm' } } };
  alerts.alert(message(target), 'toast', false);
  toasts[0]?.action?.onClick();
  expect(opened).toEqual({ id: 'n1', ...target });
  opened = undefined;
  desktop[0]?.onClick();
  expect(opened).toEqual({ id: 'n1', ...target });
});
