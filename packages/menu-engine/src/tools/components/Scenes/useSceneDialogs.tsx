import { LoadingState, latePart, useFeedback } from '@portal/ui';
import { useMemo } from 'react';
import type { MenuToolsApi } from '../../react/menuToolQueries.ts';
import { useToolWords } from '../../react/useToolWords.ts';
import { type SceneActionsOptions, useSceneActions } from './useSceneActions.tsx';

const SceneManager = latePart(async () => (await import('./SceneManager.tsx')).SceneManager, {
  Waiting: () => <LoadingState />,
});

/** What `useSceneDialogs` needs of its caller. */
export type SceneDialogsOptions = SceneActionsOptions & {
  api: MenuToolsApi;
  /** A failed call in words for the person. */
  wordsOf: (error: unknown) => string;
};

/** What a person does with scenes, and the list of them in a dialog, which loads when it is opened. */
export function useSceneDialogs(options: SceneDialogsOptions) {
  const { api, index, demo, onRefused, wordsOf } = options;
  const { dialogs } = useFeedback();
  const say = useToolWords();
  const actions = useSceneActions(options);
  return useMemo(() => {
    const manage = () => {
      const content = () => <SceneManager {...{ api, index, demo, onRefused, wordsOf }} />;
      void dialogs.open({ title: say('manageScenes'), width: 'medium', content });
    };
    return { ...actions, manage };
  }, [api, index, demo, onRefused, wordsOf, dialogs, say, actions]);
}
