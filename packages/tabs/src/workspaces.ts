export { SharedWorkspace, type SharedWorkspaceProps } from './workspaces/components/SharedWorkspace.tsx';
export type { WorkspaceActions, WorkspaceItem } from './workspaces/components/types.ts';
export { WorkspaceList, type WorkspaceListProps } from './workspaces/components/WorkspaceList.tsx';
export {
  captureWorkspace,
  type KeptPane,
  type KeptPanes,
  type PlacedWorkspace,
  placeWorkspace,
} from './workspaces/core/workspaceContent.ts';
