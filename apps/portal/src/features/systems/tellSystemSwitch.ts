import { isApiError } from '@portal/api-client';
import type { Services } from '../../wiring/createServices.ts';
import { refreshServices } from '../services/refreshServices.ts';

/* The system in front, by page: entering one tells the server only when it is another than before. */
const present = new WeakMap<object, string>();

/**
 * Tells the server which system a person switched to. Where it knows the system by another service, or not any more,
 * the systems are asked for anew and access is judged again; without an answer nothing changes.
 */
export async function tellSystemSwitch(
  services: Services,
  { serviceId, systemCode }: { serviceId: string; systemCode: string },
  refresh = refreshServices,
): Promise<void> {
  const former = present.get(services);
  present.set(services, systemCode);
  if (former === undefined || former === systemCode) return;
  if (await isStale(services, serviceId, systemCode)) await refresh(services).catch(() => undefined);
}

async function isStale({ api }: Services, serviceId: string, systemCode: string): Promise<boolean> {
  try {
    return (await api.switchSystemCode({ systemCode }, { silent: true })).serviceId !== serviceId;
  } catch (error) {
    return isApiError(error) && error.kind === 'business';
  }
}
