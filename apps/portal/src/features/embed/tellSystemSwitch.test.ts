import { ApiError } from '@portal/api-client';
import { expect, it, vi } from 'vitest';
import type { EmbedPorts } from './EmbedLayer.tsx';
import { tellSystemSwitch } from './EmbedLayer.tsx';

const erp = { serviceId: 'svc-erp', systemCode: 'ERP' };
const wms = { serviceId: 'svc-wms', systemCode: 'WMS' };

function setUp(answer: (systemCode: string) => Promise<{ serviceId: string; systemCode: string }>) {
  const told: string[] = [];
  const ports = {
    api: {
      switchSystemCode: ({ systemCode }: { systemCode: string }) => {
        told.push(systemCode);
        return answer(systemCode);
      },
    },
  } as unknown as EmbedPorts;
  const refresh = vi.fn(async () => undefined);
  return { told, refresh, tell: (system: typeof erp) => tellSystemSwitch(ports, system, refresh) };
}

const refusal = (kind: 'business' | 'network') =>
  new ApiError({ kind, code: '0015', status: 200, requestId: 'r', endpoint: 'switchSystemCode' });

it('[P526] the server is told of a switch, not of where a visit begins', async () => {
  const { told, refresh, tell } = setUp(async () => wms);
  await tell(erp);
  expect(told).toEqual([]);
  await tell(wms);
  await tell(wms);
  expect(told).toEqual(['WMS']);
  expect(refresh).not.toHaveBeenCalled();
});

it('[P526] where the server knows the system by another service, the systems are asked for anew', async () => {
  const { refresh, tell } = setUp(async () => ({ ...wms, serviceId: 'svc-wms-2' }));
  await tell(erp);
  await tell(wms);
  expect(refresh).toHaveBeenCalledOnce();
});

it('[P526] so they are where it does not know the system any more', async () => {
  const { refresh, tell } = setUp(async () => Promise.reject(refusal('business')));
  await tell(erp);
  await tell(wms);
  expect(refresh).toHaveBeenCalledOnce();
});

it('[P526] without an answer nothing changes', async () => {
  const { refresh, tell } = setUp(async () => Promise.reject(refusal('network')));
  await tell(erp);
  await tell(wms);
  expect(refresh).not.toHaveBeenCalled();
});
