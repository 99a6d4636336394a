import type { ReactNode } from 'react';
import type { EmbedError } from '../core/errors.ts';
import type { RefusalCode } from '../core/protocol.ts';
import type {
  CloseAnswer,
  ErrorReport,
  GuestLocale,
  GuestTheme,
  MicroAppEntry,
  PaneSnapshot,
  PortalHost,
} from '../core/types.ts';

/** How a kind of micro-app is brought into a pane. */
export type PaneEngine = {
  /** Loads what can be loaded before a pane exists; rejects with an `EmbedError`. */
  load(entry: MicroAppEntry, signal: AbortSignal): Promise<PaneApp>;
};

/** A loaded app: every mount is an instance of its own. */
export type PaneApp = { mount(context: PaneContext): Promise<PaneHandle> };

/** What one instance is given. */
export type PaneContext = {
  paneId: string;
  /** The name of the page for screen readers. */
  title: string;
  /** An empty element that the engine fills and never moves. */
  container: HTMLElement;
  path: string;
  /** Where the person stood before the pane was put to sleep. */
  snapshot?: PaneSnapshot;
  locale: GuestLocale;
  theme: GuestTheme;
  portal: PortalHost;
  /** Aborted when the mount takes too long or is no longer wanted. */
  signal: AbortSignal;
  onPathChange(path: string, options: { replace: boolean }): void;
  onErrorReport(report: ErrorReport & { errorCode: number }): void;
  /** Told when the app stops answering, and when it answers again. */
  onResponsiveChange(responsive: boolean): void;
  /** Told when the app's page has loaded and says nothing, though nothing is known to be wrong with it. */
  onMute?(): void;
  /** Told when the app broke after it was mounted. */
  onCrash(error: EmbedError): void;
  /** Told where the person stands whenever the pane is hidden. */
  onSnapshot(snapshot: PaneSnapshot): void;
  /** Shows a page of the shell's own inside the container, as part of the shell's tree; `null` takes it away. */
  render(page: ReactNode): void;
  onRefusal?(code: RefusalCode, type: string): void;
};

/** One mounted instance. */
export type PaneHandle = {
  show(): void;
  hide(): void;
  /** Goes to a path inside the app without a new entry in the browser's history. */
  navigate(path: string): void;
  update(change: { locale?: GuestLocale; theme?: GuestTheme }): void;
  /** Tells the app to load its data anew, without losing the pane. */
  refresh(): void;
  /** Tells the app that the server is back. */
  recover?(): void;
  /** Asks whether the app objects to being closed. */
  beforeClose(): Promise<CloseAnswer>;
  /** Returns a picture of what the pane shows. */
  capture(): Promise<Blob>;
  /** Gives an app that does not answer more time before it is reported again. */
  forgive(): void;
  /** Unmounts and removes everything; safe to call twice. */
  dispose(): Promise<void>;
};
