import { isApiError } from '@portal/api-client';
import { type Scene, sceneCodes } from '@portal/api-client/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SceneForm } from '../../core/sceneRules.ts';
import type { ListStatus } from '../core/ListStatus.ts';
import type { SceneSaveAs, SceneSaveFailure } from '../core/sceneFailure.ts';
import { toSavedScene } from '../core/sceneLists.ts';
import { type MenuToolsApi, menuToolQueries } from './menuToolQueries.ts';

/** A person's custom scenes. */
export type Scenes = {
  readonly scenes: readonly Scene[];
  readonly status: ListStatus;
  /** The scene in use in this session. */
  readonly active: Scene | undefined;
  /** Adds a scene, or changes the one with this id; resolves with the reason when it was not saved. */
  readonly save: (
    groupId: string | undefined,
    form: SceneForm,
    as: SceneSaveAs,
  ) => Promise<SceneSaveFailure | undefined>;
  /** Deletes a scene; rejects with the refusal. */
  readonly remove: (groupId: string) => Promise<void>;
  /** Adds menus to a scene without its form; rejects with the refusal. */
  readonly bind: (groupId: string, menuIds: readonly string[]) => Promise<void>;
  /** Shows the new order at once; rejects with the refusal, after the old order is back. */
  readonly reorder: (groupIds: readonly string[]) => Promise<void>;
  /** Takes a scene into use, or none; rejects with the refusal. */
  readonly use: (groupId: string | undefined) => Promise<void>;
  readonly reload: () => Promise<void>;
};

const NONE: readonly Scene[] = [];

/**
 * The custom scenes with their calls. The list is loaded again after each of them, also after a refused one:
 * another window may have changed it.
 */
export function useScenes({
  api,
  wordsOf,
}: {
  api: MenuToolsApi;
  /** A failed call in words for the person. */
  wordsOf: (error: unknown) => string;
}): Scenes {
  const client = useQueryClient();
  const options = menuToolQueries(api).scenes();
  const query = useQuery(options);
  const scenes = query.data ?? NONE;
  const status: ListStatus = query.data ? 'ready' : query.isError ? 'failed' : 'loading';
  return useMemo(() => {
    const { queryKey } = menuToolQueries(api).scenes();
    const quiet = { silent: true };
    const reload = async () => {
      // A list that is still on its way is of the time before the change.
      await client.cancelQueries({ queryKey });
      await client.invalidateQueries({ queryKey });
    };
    const thenReload = async (call: Promise<unknown>) => {
      try {
        await call;
      } finally {
        await reload();
      }
    };
    const show = (change: (scenes: Scene[]) => Scene[]) =>
      client.setQueryData(queryKey, (list) => list && change(list));
    return {
      scenes,
      status,
      active: scenes.find(({ active }) => active),
      reload,
      async save(groupId, { menuIds, ...form }, { version, asNew }) {
        const fields = { ...form, menuIds: [...menuIds] };
        try {
          if (groupId === undefined || asNew) await thenReload(api.addCustomGroup(fields, quiet));
          else await thenReload(api.editCustomGroup({ groupId, ...fields, version }, quiet));
          return undefined;
        } catch (error) {
          return toSaveFailure(error, wordsOf);
        }
      },
      remove: (groupId) => thenReload(api.delCustomGroup({ groupId }, quiet)),
      bind: (groupId, menuIds) =>
        thenReload(api.bindMenuCustomMenu({ groupId, menuIds: [...menuIds] }, quiet)),
      async reorder(groupIds) {
        await client.cancelQueries({ queryKey });
        const place = new Map(groupIds.map((id, at) => [id, at]));
        const at = ({ groupId }: Scene) => place.get(groupId) ?? groupIds.length;
        show((list) => [...list].sort((one, other) => at(one) - at(other)));
        await thenReload(api.sortCustomGroups({ groupIds: [...groupIds] }, quiet));
      },
      async use(groupId) {
        await client.cancelQueries({ queryKey });
        show((list) => list.map((scene) => ({ ...scene, active: scene.groupId === groupId })));
        const { useCustomGroup: putIntoUse } = api;
        await thenReload(putIntoUse({ groupId }, quiet));
      },
    };
  }, [api, client, scenes, status, wordsOf]);
}

function toSaveFailure(error: unknown, wordsOf: (error: unknown) => string): SceneSaveFailure {
  if (isApiError(error) && error.code === sceneCodes.sceneGone) return { kind: 'gone' };
  if (isApiError(error) && error.code === sceneCodes.sceneChanged && isScene(error.data))
    return { kind: 'changed', scene: toSavedScene(error.data) };
  return { kind: 'refused', message: wordsOf(error) };
}

function isScene(data: unknown): data is Scene {
  return typeof data === 'object' && data !== null && 'groupId' in data && 'menuIds' in data;
}
