import { type RuntimeConfig, RuntimeConfigSchema } from '@portal/api-client/contract';
import * as v from 'valibot';

/** Where the systems are that the portal frames, each origin once; what is no web address is left out. */
export function frameOrigins(config: Pick<RuntimeConfig, 'microApps'>): string[] {
  // What an operator wrote into the file is read as pages read it.
  const { microApps } = v.parse(RuntimeConfigSchema, config);
  const origins = microApps.flatMap(({ engine, entry, origin }) => {
    const url = engine === 'frame' ? URL.parse(entry, origin) : null;
    return url && /^https?:$/.test(url.protocol) ? [url.origin] : [];
  });
  return [...new Set(origins)];
}
