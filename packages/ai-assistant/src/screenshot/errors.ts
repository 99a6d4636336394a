/** Why there is no screenshot. */
export const SCREENSHOT_ERRORS = {
  targetMissing: 'target-missing',
  blank: 'blank',
  timeout: 'timeout',
  failed: 'failed',
  refused: 'refused',
} as const;

export type ScreenshotErrorCode = (typeof SCREENSHOT_ERRORS)[keyof typeof SCREENSHOT_ERRORS];

/** A screenshot that was not taken, and why. */
export class ScreenshotError extends Error {
  readonly code: ScreenshotErrorCode;

  constructor(code: ScreenshotErrorCode, options?: ErrorOptions) {
    super(`@portal/ai-assistant: screenshot ${code}`, options);
    this.name = 'ScreenshotError';
    this.code = code;
  }
}

/** Returns why taking a screenshot failed, for whatever was thrown. */
export function toScreenshotErrorCode(error: unknown): ScreenshotErrorCode {
  return error instanceof ScreenshotError ? error.code : SCREENSHOT_ERRORS.failed;
}
