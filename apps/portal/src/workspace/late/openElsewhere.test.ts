import { expect, it, vi } from 'vitest';
import type { WorkspacePorts } from '../ports.ts';
import { openElsewhere } from './openElsewhere.ts';

const bi = {
  serviceId: 's1',
  systemCode: 'BI',
  status: 2,
  serviceDeploy: 4,
  embedded: false,
  systemDomain: 'bi.example.com',
};

function setUp(answer: unknown, systems: unknown[] = [bi]) {
  const call = vi.fn(async () => answer);
  const ports = { session: { systems: () => systems }, client: { call } };
  return { call, ports: ports as unknown as WorkspacePorts, open: vi.fn() };
}

it('[P485] a system on a domain of its own opens in a window, when the server agrees', async () => {
  const { ports, open, call } = setUp({ systemDomain: 'bi.example.com', status: 2 });
  expect(await openElsewhere(ports, 'BI', open)).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith('/transfer?systemCode=BI');
  expect(call).toHaveBeenCalledOnce();
});

it.each([
  ['is disabled by now', { systemDomain: 'bi.example.com', status: 3 }],
  ['has no web address', { systemDomain: 'javascript:alert(1)', status: 2 }],
])('[P485] one that %s does not', async (_what, answer) => {
  const { ports, open } = setUp(answer);
  expect(await openElsewhere(ports, 'BI', open)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

it('[P485] systems inside the workspace, and foreign ones, are not asked about', async () => {
  const { ports, open, call } = setUp({}, [{ ...bi, embedded: true }]);
  expect(await openElsewhere(ports, 'BI', open)).toBe(false);
  expect(await openElsewhere(ports, 'OMS', open)).toBe(false);
  expect(call).not.toHaveBeenCalled();
});
