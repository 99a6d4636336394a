import type { MicroApp } from '@portal/api-client/contract';
import type { MicroAppEntry } from '@portal/embed';

/** A micro-app of the configuration as the pane host takes it: its entry absolute, or relative to the portal. */
export function toMicroAppEntry({
  name,
  engine,
  entry,
  origin,
  styles,
  capabilities,
}: MicroApp): MicroAppEntry {
  return {
    name,
    engine,
    entry: origin ? new URL(entry, origin).href : entry,
    ...(styles.length > 0 && { styles }),
    capabilities,
  };
}
