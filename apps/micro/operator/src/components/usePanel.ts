import { useGuest, useUnsavedInput } from '@portal/embed/react-guest';
import { type ListQuery, useListQuery } from '@portal/ui/table';
import { useState } from 'react';

/** The `id` in the address of a panel that adds something. */
export const NEW = 'new';

/** A list with a panel beside it, both in the address: what is typed into the panel is asked about before it is lost. */
export function usePanel() {
  const { history } = useGuest();
  const state = useListQuery(history);
  const [isDirty, setIsDirty] = useState(false);
  const mayLeave = useUnsavedInput(isDirty);
  const go: ListQuery['change'] = async (patch, options) => {
    if (!(await mayLeave())) return;
    setIsDirty(false);
    state.change(patch, options);
  };
  return {
    state,
    /** The same, whose changes ask before they lose what was typed into the panel. */
    guarded: { ...state, change: go },
    openId: state.query.get('id')?.slice(0, 200) || undefined,
    keyword: state.query.get('q')?.slice(0, 100) || undefined,
    go,
    open: (id: string | undefined) => go({ id }),
    /** What was typed is saved: the panel closes, or shows something else. */
    done: (id?: string) => {
      setIsDirty(false);
      state.change({ id });
    },
    setIsDirty,
  };
}
