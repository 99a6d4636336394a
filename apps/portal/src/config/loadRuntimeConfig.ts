import { type RuntimeConfig, RuntimeConfigSchema } from '@portal/api-client/contract';
import { parse } from 'valibot';

/** Reads `/config.json`; throws when the server cannot be reached, falls back to defaults for what it leaves out. */
export async function loadRuntimeConfig(
  fetch: (request: Request) => Promise<Response>,
): Promise<RuntimeConfig> {
  const response = await fetch(new Request('/config.json'));
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return parse(RuntimeConfigSchema, await response.json());
}
