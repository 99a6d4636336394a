import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { WorkspacePorts } from '../ports.ts';
import { openElsewhere, thirdSystemHref } from './openElsewhere.ts';

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

describe('systems of other companies', () => {
  const LISTED = [
    { systemCode: 'FREIGHT', name: 'Freight', domain: 'https://freight.example' },
    { systemCode: 'EVIL', name: 'Evil', domain: 'javascript:alert(1)' },
  ];
  function setUpList() {
    const call = vi.fn(async () => LISTED);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const ports = { client: { call }, queryClient } as unknown as WorkspacePorts;
    return { call, hrefOf: (code: string, path = '/') => thirdSystemHref(ports, code, path) };
  }

  it('[P234] are led to by their registered web address only', async () => {
    const { hrefOf } = setUpList();
    expect(await hrefOf('FREIGHT', '/track?no=1')).toBe('https://freight.example/track?no=1');
    expect(await hrefOf('EVIL')).toBeUndefined();
    expect(await hrefOf('OTHER')).toBeUndefined();
  });

  it('[P691] are asked for with the first wish, once, and again when they did not come', async () => {
    const { call, hrefOf } = setUpList();
    call.mockRejectedValueOnce(new Error('no network'));
    expect(call).not.toHaveBeenCalled();
    expect(await hrefOf('FREIGHT')).toBeUndefined();
    expect(await Promise.all([hrefOf('FREIGHT'), hrefOf('FREIGHT')])).toEqual(
      Array(2).fill('https://freight.example/'),
    );
    expect(call).toHaveBeenCalledTimes(2);
  });
});
