import type { PaneRegistry } from '../core/createPaneRegistry.ts';
import type { EmbedError } from '../core/errors.ts';
import type { RefusalCode } from '../core/protocol.ts';
import type { GuestLocale, GuestTheme, MicroAppEntry, PortalHost } from '../core/types.ts';
import type { PaneEngine } from '../engines/types.ts';

/** Props of `MicroAppPane`. */
export type MicroAppPaneProps = {
  /** The app as the registry has it. */
  app: MicroAppEntry;
  /** Distinguishes this pane from others of the same app. */
  paneId: string;
  /** The name of the page, for screen readers and in messages. */
  title: string;
  /** The path inside the app; a change navigates. */
  path: string;
  /** False hides the pane and keeps it alive. */
  active: boolean;
  /** The language that the app is told; a change is told too. */
  locale: GuestLocale;
  /** The theme that the app is told; a change is told too. */
  theme: GuestTheme;
  /** What the app may ask for; keep the object stable. */
  portal: PortalHost;
  /** A new value unmounts the app and mounts it again. */
  reloadKey?: number;
  /** Where the shell finds this pane's app to ask it, and what is kept of it while it sleeps. */
  registry?: PaneRegistry;
  /** The engine that runs the app. @default the package's own for modules and frames */
  engine?: PaneEngine;
  /** Closes the pane; offered when its app does not answer, or the history was filled. */
  onClose?(): void;
  /** Told when frames filled the browser's history while the pane is in front. */
  onHistoryFilled?(): void;
  /** Shows the page before; offered once the history was filled. */
  onBack?(): void;
  /** Told when the app went to another path by itself. */
  onPathChange?(path: string, options: { replace: boolean }): void;
  /** Told once the page is there, after each mount. */
  onReady?(): void;
  /** Told of every failure; a `not-found` entry is the shell's to answer with its own page. */
  onError?(error: EmbedError): void;
  /** Told of every refused request of the app. */
  onRefusal?(code: RefusalCode, type: string): void;
};
