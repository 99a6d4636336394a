import type { RefusalCode } from './protocol.ts';

/** Why a pane has no content. */
export const PANE_ERRORS = {
  /** The app's entry does not exist. */
  notFound: 'not-found',
  /** The portal's own content policy does not let the page in. */
  blocked: 'blocked',
  /** A script or style sheet could not be loaded. */
  loadFailed: 'load-failed',
  /** A script, a style sheet or the mount stayed silent too long. */
  loadTimeout: 'load-timeout',
  /** The app threw while it was mounted. */
  mountFailed: 'mount-failed',
  /** The app broke later. */
  crashed: 'crashed',
  /** The app itself says that this page has an error. */
  reported: 'reported',
} as const;

/** What kind of failure a pane shows. */
export type PaneErrorKind = (typeof PANE_ERRORS)[keyof typeof PANE_ERRORS];

export type EmbedErrorOptions = { app: string; status?: number; pageUrl?: string; cause?: unknown };

/** What a pane failed of, and of which app. */
export class EmbedError extends Error {
  readonly kind: PaneErrorKind;
  readonly app: string;
  /** The code of a page that the app reported: 404, 500 … */
  readonly status: number | undefined;
  readonly pageUrl: string | undefined;

  constructor(kind: PaneErrorKind, { app, status, pageUrl, cause }: EmbedErrorOptions) {
    super(`${app}: ${kind}${status ? ` (${status})` : ''}`, { cause });
    this.name = 'EmbedError';
    this.kind = kind;
    this.app = app;
    this.status = status;
    this.pageUrl = pageUrl;
  }
}

/** Thrown by the shell to refuse a guest's request in words that the guest may read. */
export class GuestRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'GuestRefusal';
    this.code = code;
  }
}

/** True for an `EmbedError`, also one from another realm. */
export function isEmbedError(error: unknown): error is EmbedError {
  return error instanceof Error && error.name === 'EmbedError' && 'kind' in error;
}

/** The error as an `EmbedError`: unchanged when it is one, otherwise of the given kind. */
export function toEmbedError(error: unknown, kind: PaneErrorKind, app: string): EmbedError {
  return isEmbedError(error) ? error : new EmbedError(kind, { app, cause: error });
}
