/** Who sees a saved workspace: its owner alone, colleagues who have its link, or all of the company. */
type WorkspaceAudience = 'own' | 'link' | 'team';

/** A saved workspace in a list. */
export type WorkspaceItem = {
  id: string;
  name: string;
  /** How many pages it holds. */
  pages: number;
  audience: WorkspaceAudience;
  isOwn: boolean;
  /** Whose it is, for those of colleagues. */
  owner?: string | undefined;
  /** The day begins with it. */
  isStart: boolean;
  /** The system that it belongs to, where that is another one. */
  elsewhere?: string | undefined;
};

/** What can be done with saved workspaces; what resolves with words was refused with them. */
export type WorkspaceActions = {
  /** Saves what is open under a name. */
  onSave: (name: string) => Promise<string | undefined>;
  onOpen: (id: string) => void;
  /** Puts what is open into it. */
  onUpdate: (id: string) => void;
  onRename: (id: string, name: string) => Promise<string | undefined>;
  onShare: (id: string, audience: WorkspaceAudience) => void;
  onCopyLink: (id: string) => void;
  /** Begins the day with it; null begins it as usual. */
  onStart: (id: string | null) => void;
  onDelete: (id: string) => void;
};
