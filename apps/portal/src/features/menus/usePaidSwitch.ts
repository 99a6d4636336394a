import type { Api } from '@portal/api-client';
import type { menusToolsContract } from '@portal/api-client/contract';
import { menuQueries } from '@portal/menu-engine';
import { menuConstants } from '@portal/menu-engine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { useRefusal } from './useRefusal.ts';

const { SHOW_UPDATE_FLAG } = menuConstants;

/** Whether menus that must be bought first are shown: changed at once, saved, put back when that is refused. */
export function usePaidSwitch(api: Pick<Api<typeof menusToolsContract>, 'updateSystemUpdateFlag'>) {
  const { api: shellApi } = useServices();
  const { system, index } = useWorkspace();
  const { tell } = useRefusal();
  const client = useQueryClient();
  const [usableOnly, setUsableOnly] = useState(index.usableOnly);
  const save = useMutation({
    mutationFn: (next: boolean) => {
      const showUpdateFlag = next ? SHOW_UPDATE_FLAG.usableOnly : SHOW_UPDATE_FLAG.all;
      return api.updateSystemUpdateFlag({ ...system, showUpdateFlag }, { silent: true });
    },
    onMutate: setUsableOnly,
    onError: (error, next) => {
      setUsableOnly(!next);
      tell(error);
    },
    // The tree carries the choice: the next visit of this system reads it anew.
    onSuccess: () =>
      client.invalidateQueries({
        queryKey: menuQueries(shellApi).tree(system).queryKey,
        refetchType: 'none',
      }),
  });
  const { isPending: busy, mutate: set } = save;
  return useMemo(() => ({ usableOnly, busy, set }), [usableOnly, busy, set]);
}
