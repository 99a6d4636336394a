import type { savedWorkspacesContract } from '@portal/api-client/contract';
import type { Handlers } from '../../http/handlers.ts';
import {
  bringBackWorkspace,
  changeWorkspace,
  deleteWorkspace,
  getSavedWorkspace,
  querySavedWorkspaces,
  saveWorkspace,
  startWithWorkspace,
} from './keepWorkspaces.ts';

/** The handlers of the calls about saved workspaces. */
export function createSavedWorkspaceRoutes(): Pick<Handlers, keyof typeof savedWorkspacesContract> {
  return {
    querySavedWorkspaces,
    getSavedWorkspace,
    saveWorkspace,
    changeWorkspace,
    deleteWorkspace,
    bringBackWorkspace,
    startWithWorkspace,
  };
}
