import { expect, it, vi } from 'vitest';
import { offerFreePackage } from './accessOffers.tsx';
import type { AccountPorts } from './ports.ts';

const OFFER = { packageId: 'pkg-crm-free', packageName: '免费体验版', systemName: '客户管理', days: 30 };

function setUp({ offer = OFFER as object | null, agrees = true, fails = false } = {}) {
  const call = vi.fn(async ({ path }: { path: string }) => {
    if (path.endsWith('queryEjectFreePackage')) return offer;
    if (fails) throw new Error('offline');
    return { serviceId: 'svc-crm', systemCode: 'CRM' };
  });
  const asked: string[] = [];
  const ports = {
    client: { call },
    session: { systems: () => [], servicesChanged: async () => undefined },
    dialogs: { confirm: async ({ title }: { title: string }) => asked.push(title) > 0 && agrees },
    toasts: { show: vi.fn(), dismiss: vi.fn() },
    i18n: { locale: 'zh-CN', _: ({ message }: { message: string }) => message },
    navigate: vi.fn(),
  };
  return { call, asked, ports, run: () => offerFreePackage(ports as unknown as AccountPorts, 'CRM') };
}

it('[P453] a free package is taken after the person agreed, and its system entered', async () => {
  const { asked, call, ports, run } = setUp();
  await run();
  expect(asked).toHaveLength(1);
  expect(call).toHaveBeenCalledTimes(2);
  expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/entry/svc-crm/CRM');
});

it.each([
  ['nobody is asked where there is none', { offer: null }, 0, 1],
  ['who does not want it takes nothing', { agrees: false }, 1, 1],
])('[P453] %s', async (_what, given, questions, calls) => {
  const { asked, call, ports, run } = setUp(given);
  await run();
  expect(asked).toHaveLength(questions);
  expect(call).toHaveBeenCalledTimes(calls);
  expect(ports.navigate).not.toHaveBeenCalled();
});

it('[P453] one that could not be taken says so and leads nowhere', async () => {
  const { ports, run } = setUp({ fails: true });
  await run();
  expect(ports.toasts.show).toHaveBeenCalledWith(expect.objectContaining({ tone: 'warning' }));
  expect(ports.navigate).not.toHaveBeenCalled();
});
