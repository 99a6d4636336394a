import type { MicroApp } from '@portal/api-client/contract';
import type { MicroAppEntry } from '@portal/embed';

/** A micro-app of the configuration as the pane host takes it: its entry absolute, or relative to the portal. */
export function toMicroAppEntry({
  name,
  engine,
  entry,
  origin,
  instance,
  spare,
  styles,
  capabilities,
  cookies,
  sandbox,
}: MicroApp): MicroAppEntry {
  return {
    name,
    engine,
    entry: origin ? new URL(entry, origin).href : entry,
    instance,
    spare,
    ...(styles.length > 0 && { styles }),
    capabilities,
    cookies,
    ...(sandbox && { sandbox }),
  };
}
