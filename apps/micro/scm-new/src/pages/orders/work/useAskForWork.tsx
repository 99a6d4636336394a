import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { orderChoicesQuery } from '../../../queries.ts';
import { useApi } from '../../../useApi.ts';
import { NoteForm, type NoteFormProps } from './NoteForm.tsx';
import { TagForm } from './TagForm.tsx';
import type { WorkAction } from './useOrderWork.tsx';

/** Returns what asks for tags or a note in a dialog; each answers the action, or nothing when it was left. */
export function useAskForWork() {
  const { i18n } = useLingui();
  const { dialogs } = useFeedback();
  const client = useQueryClient();
  const choices = orderChoicesQuery(useApi());
  return {
    async askForTags(): Promise<WorkAction | undefined> {
      // Without the tags in use one can still be typed.
      const known = await client.fetchQuery(choices).catch(() => undefined);
      const change = await dialogs.open<{ add: string[]; remove: string[] }>({
        title: i18n._({ id: 'scm.work.tag', message: '标签' }),
        width: 'small',
        content: ({ close }) => <TagForm known={known?.tags ?? []} onDone={close} />,
      });
      return change && { type: 'tag', ...change };
    },
    async askForNote(
      shown: Pick<NoteFormProps, 'initial' | 'meanwhile'> = {},
    ): Promise<WorkAction | undefined> {
      const text = await dialogs.open<string>({
        title: i18n._({ id: 'scm.work.note', message: '备注' }),
        width: 'small',
        content: ({ close }) => <NoteForm {...shown} onSave={(text) => close(text)} />,
      });
      return text === undefined ? undefined : { type: 'note', text };
    },
  };
}
