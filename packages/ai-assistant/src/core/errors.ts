import type { NoticeCode } from './types.ts';

/** A failed call of the assistant: what the person is told, and whether trying again can help. */
export class AssistantError extends Error {
  override readonly name = 'AssistantError';
  readonly code: NoticeCode;
  /** The server's own sentence. */
  readonly text: string | undefined;
  /** The same call may work later: nothing was refused. */
  readonly isTransient: boolean;

  constructor(code: NoticeCode, options: { text?: string; isTransient?: boolean; cause?: unknown } = {}) {
    super(options.text ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.text = options.text;
    this.isTransient = options.isTransient ?? false;
  }
}

/** Returns whether something thrown is a failure of the assistant, wherever it was made. */
export function isAssistantError(error: unknown): error is AssistantError {
  return error instanceof Error && error.name === 'AssistantError' && 'code' in error;
}
