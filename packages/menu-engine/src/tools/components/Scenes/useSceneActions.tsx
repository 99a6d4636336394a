import { useLingui } from '@lingui/react';
import { LoadingState, latePart, useFeedback } from '@portal/ui';
import { useMemo } from 'react';
import { sceneRefusalMessage } from '../../../core/dialogMessages.ts';
import { judgeSceneAdd, judgeSceneDelete } from '../../../core/sceneRules.ts';
import type { MenuIndex } from '../../../core/types.ts';
import { toSavedScene } from '../../core/sceneLists.ts';
import type { Scenes } from '../../react/useScenes.ts';
import { useToolWords } from '../../react/useToolWords.ts';

const Waiting = () => <LoadingState />;
const SceneEditing = latePart(async () => (await import('./SceneEditing.tsx')).SceneEditing, { Waiting });

/** What `useSceneActions` needs of its caller. */
export type SceneActionsOptions = {
  index: MenuIndex;
  scenes: Scenes;
  /** The person looks at a demo environment. */
  demo: boolean;
  onRefused: (error: unknown) => void;
};

/** What a person does with scenes: add, edit, delete after a question. The form loads when it is opened. */
export function useSceneActions({ index, scenes, demo, onRefused }: SceneActionsOptions) {
  const { dialogs, toasts } = useFeedback();
  const { i18n } = useLingui();
  const say = useToolWords();
  return useMemo(() => {
    const warn = (title: string, id?: string) => toasts.show({ tone: 'warning', title, ...(id && { id }) });

    function edit(groupId: string | undefined): void {
      const scene = scenes.scenes.find((candidate) => candidate.groupId === groupId);
      void dialogs.open({
        title: say(scene ? 'editScene' : 'newScene'),
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

    return {
      edit,
      add(): void {
        const refusal = judgeSceneAdd({ scenes: scenes.scenes.length, demo });
        if (refusal === 'demo') warn(say('demo'), 'demo');
        else if (refusal) warn(i18n._({ ...sceneRefusalMessage(refusal) }), 'scene-refused');
        else edit(undefined);
      },
      async remove(groupId: string): Promise<void> {
        const scene = scenes.scenes.find((candidate) => candidate.groupId === groupId);
        const refusal = judgeSceneDelete({ sceneId: groupId, activeId: scenes.active?.groupId });
        if (refusal && refusal !== 'demo') {
          warn(i18n._({ ...sceneRefusalMessage(refusal) }), 'scene-refused');
          return;
        }
        const confirmed = await dialogs.confirm({
          title: say('deleteScene', { name: scene?.customMenuName ?? '' }),
          message: say('deleteSceneBody'),
          confirmLabel: say('deleteConfirm'),
          tone: 'danger',
        });
        if (confirmed) await scenes.remove(groupId).catch(onRefused);
      },
    };
  }, [index, scenes, demo, dialogs, toasts, i18n, say, onRefused]);
}
