// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import { createShell } from '../../../test/createShell.ts';
import { openWorkspace, useIn } from '../../../test/openWorkspace.ts';
import { useRecovery } from './ConnectionLayer.tsx';

it('[P962] once the server is back, what failed is asked for again, once for each outage', async () => {
  const shell = await createShell();
  const { ports } = shell;
  const workspace = await openWorkspace(shell);
  const recover = vi.spyOn(ports.guests.panes, 'recover');
  const refetch = vi.spyOn(ports.queryClient, 'refetchQueries');
  let isFine = true;
  const part = await useIn(workspace, () => useRecovery(isFine, ports));
  expect(recover).not.toHaveBeenCalled();
  for (const next of [false, true, true, false, true]) {
    isFine = next;
    await part.draw();
  }
  expect(recover).toHaveBeenCalledTimes(2);
  expect(refetch).toHaveBeenCalledTimes(2);
});
