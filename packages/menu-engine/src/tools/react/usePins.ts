import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PIN_OPTION } from '../../core/constants.ts';
import { wantedFlags } from '../../core/savedFlags.ts';
import type { MenuEntry, MenuIndex } from '../../core/types.ts';
import type { MenuToolsApi } from './menuToolQueries.ts';
import { useSavedFlags } from './useSavedFlags.ts';

/** A person's pins in one system. */
export type Pins = {
  /** Ids of the pinned menus, newest first, as the person wants them. */
  readonly ids: readonly string[];
  readonly has: (entry: MenuEntry) => boolean;
  /** Changes at once; put back when the server refuses. */
  readonly toggle: (entry: MenuEntry) => void;
};

/** What was pinned since the present tree was loaded: it outlives the component, as the tree does. */
const pinnedSince = new WeakMap<QueryClient, { index: MenuIndex; ids: readonly string[] }>();

/** The pins with their call: they change at once, and a refusal takes the change back and is reported. */
export function usePins({
  api,
  index,
  onRefused,
}: {
  api: Pick<MenuToolsApi, 'collectMenu'>;
  index: MenuIndex;
  onRefused: (error: unknown) => void;
}): Pins {
  const client = useQueryClient();
  const loaded = useMemo(() => {
    const since = pinnedSince.get(client);
    if (since?.index === index) return since.ids;
    return index.leaves.filter(({ pinned }) => pinned).map(({ id }) => id);
  }, [client, index]);
  const flags = useSavedFlags({
    loaded,
    call: (menuId, on) =>
      api.collectMenu({ menuId, optType: on ? PIN_OPTION.pin : PIN_OPTION.unpin }, { silent: true }),
    onRefused,
    onSettled: (ids) => pinnedSince.set(client, { index, ids }),
  });
  return useMemo(() => {
    const ids = wantedFlags(flags.state);
    const wanted = new Set(ids);
    return {
      ids,
      has: ({ id }) => wanted.has(id),
      toggle: ({ id }) => flags.set(id, !wanted.has(id)),
    };
  }, [flags]);
}
