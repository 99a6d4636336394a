import { useLingui } from '@lingui/react';
import {
  judgeSceneAdd,
  judgeSceneDelete,
  type MenuIndex,
  sceneRefusalMessage,
} from '@portal/menu-engine/core';
import { type MenuToolsApi, TOOL_MESSAGES } from '@portal/menu-engine/favorites';
import { type Scenes, toSavedScene } from '@portal/menu-engine/scene-rows';
import { LoadingState, latePart } from '@portal/ui';
import { useMemo } from 'react';
import { useServices } from '../../wiring/ServicesContext.ts';
import { useRefusal } from './useRefusal.ts';

const SceneEditing = latePart(async () => (await import('./SceneEditing.tsx')).SceneEditing, {
  Waiting: () => <LoadingState />,
});
const SceneManager = latePart(async () => (await import('./SceneManager.tsx')).SceneManager, {
  Waiting: () => <LoadingState />,
});

export type SceneDialogsOptions = {
  api: MenuToolsApi;
  index: MenuIndex;
  scenes: Scenes;
  /** The person looks at a demo environment. */
  demo: boolean;
};

/** What a person does with scenes: add, edit, delete after a question, put in order. */
export function useSceneDialogs({ api, index, scenes, demo }: SceneDialogsOptions) {
  const { dialogs, toasts } = useServices();
  const { i18n } = useLingui();
  const { tell } = useRefusal();
  return useMemo(() => {
    const warn = (title: string, id?: string) => toasts.show({ tone: 'warning', title, ...(id && { id }) });

    function edit(groupId: string | undefined): void {
      const scene = scenes.scenes.find((candidate) => candidate.groupId === groupId);
      void dialogs.open({
        title: i18n._({ ...(scene ? TOOL_MESSAGES.editScene : TOOL_MESSAGES.newScene) }),
        width: 'medium',
        content: ({ close }) => (
          <SceneEditing
            index={index}
            {...(scene && { scene: toSavedScene(scene) })}
            onSubmit={async (form, as) => {
              const failure = await scenes.save(groupId, form, as);
              if (!failure) close();
              return failure;
            }}
            onWarn={(message) => warn(message)}
            onCancel={() => close()}
          />
        ),
      });
    }

    function add(count: number = scenes.scenes.length): void {
      const refusal = judgeSceneAdd({ scenes: count, demo });
      if (refusal === 'demo') warn(i18n._({ ...TOOL_MESSAGES.demo }), 'demo');
      else if (refusal) warn(i18n._({ ...sceneRefusalMessage(refusal) }), 'scene-refused');
      else edit(undefined);
    }

    async function remove(groupId: string): Promise<void> {
      const scene = scenes.scenes.find((candidate) => candidate.groupId === groupId);
      const refusal = judgeSceneDelete({ sceneId: groupId, activeId: scenes.active?.groupId });
      if (refusal && refusal !== 'demo') {
        warn(i18n._({ ...sceneRefusalMessage(refusal) }), 'scene-refused');
        return;
      }
      const confirmed = await dialogs.confirm({
        title: i18n._({ ...TOOL_MESSAGES.deleteScene, values: { name: scene?.customMenuName ?? '' } }),
        message: i18n._({ ...TOOL_MESSAGES.deleteSceneBody }),
        confirmLabel: i18n._({ ...TOOL_MESSAGES.deleteConfirm }),
        tone: 'danger',
      });
      if (confirmed) await scenes.remove(groupId).catch(tell);
    }

    return {
      add,
      edit,
      manage(): void {
        void dialogs.open({
          title: i18n._({ ...TOOL_MESSAGES.manageScenes }),
          width: 'medium',
          content: () => <SceneManager api={api} index={index} demo={demo} />,
        });
      },
      remove,
    };
  }, [api, index, scenes, demo, dialogs, toasts, i18n, tell]);
}
