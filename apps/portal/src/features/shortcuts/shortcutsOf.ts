import { TAB_SHORTCUTS } from '@portal/tabs/workbench';
import { createShortcuts, type Shortcuts } from '@portal/ui/shortcuts';
import type { Services } from '../../wiring/createServices.ts';

const ACTIONS = [
  ...TAB_SHORTCUTS,
  { id: 'search', chord: 'Mod+KeyK' },
  { id: 'assistant', chord: 'Alt+KeyJ' },
  { id: 'bell', chord: 'KeyG KeyN' },
  { id: 'map', chord: '?' },
];

const known = new WeakMap<Services, Shortcuts>();

/** The workspace's shortcuts, with the person's own choice on this device. */
export function shortcutsOf(services: Services): Shortcuts {
  const found = known.get(services);
  if (found) return found;
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  const made = createShortcuts({ actions: ACTIONS, isMac, storage: services.storage });
  known.set(services, made);
  return made;
}
