import type { Api } from '@portal/api-client';
import type { menusToolsContract } from '@portal/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { SHOW_UPDATE_FLAG } from '../../core/constants.ts';
import type { WorkspacePlace } from '../../core/menuAddress.ts';
import type { MenuIndex } from '../../core/types.ts';
import { menuQueryKeys } from '../../react/menuQueries.ts';

/** What `usePaidSwitch` needs of its caller. */
export type PaidSwitchOptions = {
  api: Pick<Api<typeof menusToolsContract>, 'updateSystemUpdateFlag'>;
  system: WorkspacePlace;
  index: MenuIndex;
  onRefused: (error: unknown) => void;
};

/** Whether menus that must be bought first are shown: changed at once, saved, put back when that is refused. */
export function usePaidSwitch({ api, system, index, onRefused }: PaidSwitchOptions) {
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
      onRefused(error);
    },
    // The tree carries the choice: the next visit of this system reads it anew.
    onSuccess: () =>
      client.invalidateQueries({
        queryKey: [...menuQueryKeys.trees, system.serviceId, system.systemCode],
        refetchType: 'none',
      }),
  });
  const { isPending: busy, mutate: set } = save;
  return useMemo(() => ({ usableOnly, busy, set }), [usableOnly, busy, set]);
}
