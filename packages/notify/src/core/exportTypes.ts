/** An export as a status check or the export socket tells of it. */
export type ExportReport = {
  status: number | undefined;
  isDeleted: boolean;
  fileUrl: string | undefined;
  name: string | undefined;
};

/** What a person is told about one export. */
export type ExportNotice = 'preparing' | 'ready' | 'failed' | 'duplicate';

/** An export that is followed. */
export type FollowedExport = {
  id: string;
  uniqueId: string | undefined;
  name: string;
  /** `checking`: asked for, no answer yet. `settled`: told and no longer asked for. */
  phase: 'due' | 'checking' | 'waiting' | 'retrying' | 'settled';
  notice: ExportNotice | undefined;
  fileUrl: string | undefined;
  /** When it is checked next. */
  dueAt: number;
};

/** All exports that are followed, by id; ended for good after sign-out. */
export type ExportsState = { tasks: ReadonlyMap<string, FollowedExport>; isEnded: boolean };

/** What can happen to exports. */
export type ExportsEvent =
  /** A page started an export. */
  | { type: 'follow'; id: string; uniqueId?: string; name?: string; now: number }
  /** The server said that an equal export exists. */
  | { type: 'refused'; uniqueId: string; name?: string }
  | { type: 'tick'; now: number }
  | { type: 'checked'; id: string; report: ExportReport; now: number }
  | { type: 'check-failed'; id: string; now: number }
  /** The export socket or the push channel reported. */
  | { type: 'pushed'; id: string; report: ExportReport; now: number }
  /** Another tab told the person already. */
  | { type: 'told-elsewhere'; id: string; notice: ExportNotice }
  | { type: 'retry'; id: string }
  | { type: 'retried'; id: string; now: number }
  | { type: 'retry-failed'; id: string }
  | { type: 'ended' };

/** What follows for the runtime to do. */
export type ExportsEffect =
  | { type: 'check'; id: string }
  | { type: 'retry'; id: string }
  | { type: 'notice'; id: string; notice: ExportNotice; task: FollowedExport }
  | { type: 'close-notice'; id: string };
