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

/** The exports of a sign-in. */
export type ExportsState = {
  /** Those that this tab follows. */
  tasks: readonly FollowedExport[];
  /** Keys of exports whose end was told, here or in another tab, oldest first. */
  told: readonly string[];
  /** The person signed out. */
  isEnded: boolean;
};

/** The end of an export as the push channel tells of it; without an id only its file is known. */
export type PushedEnd = {
  notice: 'ready' | 'failed';
  key: string;
  id: string | undefined;
  fileUrl: string | undefined;
  name: string | undefined;
};

/** What can happen to exports. */
export type ExportsEvent =
  /** A page started an export. */
  | { type: 'follow'; id: string; uniqueId?: string; name?: string | undefined; now: number }
  /** The server refused an export because this equal one is under way. */
  | { type: 'refused'; id: string; uniqueId?: string; name?: string }
  | { type: 'tick'; now: number }
  | { type: 'checked'; id: string; report: ExportReport; now: number }
  | { type: 'check-failed'; id: string; now: number }
  /** The export socket reported. */
  | { type: 'reported'; id: string; report: ExportReport; now: number }
  /** The push channel reported; of an export that nobody follows only a loud end is told. */
  | { type: 'pushed'; end: PushedEnd; isLoud: boolean; now: number }
  /** A tab that follows the export had the time to tell of it. */
  | { type: 'push-due'; end: PushedEnd; now: number }
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
  | { type: 'show-notice'; id: string; notice: ExportNotice; task: FollowedExport }
  | { type: 'close-notice'; id: string }
  | { type: 'tell-push-later'; end: PushedEnd }
  | { type: 'show-pushed'; end: PushedEnd };
