import type { StoragePort } from '@portal/api-client/storage';
import { createShortcuts, type Shortcuts } from '@portal/ui/shortcuts';
import type { Contributions } from '../../app/contributions.ts';

/** Puts the keys of all features together, with the person's own choice on this device. */
export function collectShortcuts(
  features: readonly Pick<Contributions, 'shortcuts'>[],
  storage: Pick<StoragePort, 'get' | 'set'>,
): Shortcuts {
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  return createShortcuts({ actions: features.flatMap(({ shortcuts = [] }) => shortcuts), isMac, storage });
}
