import { SCREENSHOT } from './constants.ts';
import { drawFrames } from './drawFrames.ts';
import { drawPage } from './drawPage.ts';
import { SCREENSHOT_ERRORS, ScreenshotError } from './errors.ts';
import { isBlankPicture } from './isBlankPicture.ts';
import type { CaptureOptions, Screenshot } from './types.ts';
import { withinTime } from './withinTime.ts';

/**
 * Takes a screenshot of a page: frames draw themselves and are put in their places. Rejects with a `ScreenshotError`
 * when the page is not there, takes too long, or came out blank.
 */
export async function captureScreenshot(options: CaptureOptions): Promise<Screenshot> {
  const { target } = options;
  if (!target?.isConnected) throw new ScreenshotError(SCREENSHOT_ERRORS.targetMissing);
  return withinTime(draw({ ...options, target }), SCREENSHOT.timeoutMs);
}

async function draw(options: CaptureOptions & { target: HTMLElement }): Promise<Screenshot> {
  const canvas = await drawPage(options.target, SCREENSHOT.scale);
  const missingFrames = await drawFrames(canvas, options);
  refuseBlank(canvas);
  return { canvas, missingFrames };
}

/** Throws for a blank picture: a failure that the browser did not report must not be sent. */
export function refuseBlank(canvas: HTMLCanvasElement): void {
  const sample = document.createElement('canvas');
  sample.width = Math.min(canvas.width, 480);
  sample.height = Math.min(canvas.height, 320);
  const context = sample.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0) throw new ScreenshotError(SCREENSHOT_ERRORS.failed);
  context.drawImage(canvas, 0, 0, sample.width, sample.height);
  const { data } = context.getImageData(0, 0, sample.width, sample.height);
  if (isBlankPicture(data)) throw new ScreenshotError(SCREENSHOT_ERRORS.blank);
}
