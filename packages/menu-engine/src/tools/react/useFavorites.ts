import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { knownMenus } from '../../core/menuUse.ts';
import type { MenuEntry, MenuIndex } from '../../core/types.ts';
import type { ListStatus } from '../core/ListStatus.ts';
import { type MenuToolsApi, menuToolQueries } from './menuToolQueries.ts';
import { useSavedFlags } from './useSavedFlags.ts';

/** A person's favourites in one system. */
export type Favorites = {
  /** Those of the present tree, newest first; others are skipped. */
  readonly entries: readonly MenuEntry[];
  readonly status: ListStatus;
  readonly has: (entry: MenuEntry) => boolean;
  /** Whether the server has not answered yet. */
  readonly isBusy: (entry: MenuEntry) => boolean;
  /** Asks the server; the list changes when it has answered. */
  readonly toggle: (entry: MenuEntry) => void;
  readonly reload: () => void;
};

/** What `useFavorites` is given. */
export type FavoritesOptions = {
  api: MenuToolsApi;
  index: MenuIndex;
  onRefused: (error: unknown) => void;
  /** Whether somebody is about to see them: the list is asked for from then on. @default true */
  isWanted?: boolean;
};

/** The favourites with their calls; a refusal leaves the list as it is and is reported. */
export function useFavorites({ api, index, onRefused, isWanted = true }: FavoritesOptions): Favorites {
  const client = useQueryClient();
  const options = menuToolQueries(api).favorites();
  const query = useQuery({ ...options, enabled: isWanted });
  const flags = useSavedFlags({
    loaded: query.data,
    call: async (menuId, on) => {
      // A list that is on its way does not know of this change.
      await client.cancelQueries({ queryKey: options.queryKey });
      await (on ? api.addFavorites : api.delFavorites)({ menuId }, { silent: true });
    },
    onRefused,
    onSettled: (ids) => client.setQueryData(options.queryKey, [...ids]),
  });
  const { saved } = flags.state;
  const status: ListStatus = query.data ? 'ready' : query.isError ? 'failed' : 'loading';
  const { refetch } = query;
  return useMemo(() => {
    const ids = new Set(saved);
    return {
      entries: knownMenus(index, saved),
      status,
      has: ({ id }) => ids.has(id),
      isBusy: ({ id }) => flags.isBusy(id),
      toggle: ({ id }) => flags.set(id, !ids.has(id)),
      reload: () => void refetch(),
    };
  }, [saved, index, status, flags, refetch]);
}
