import { refuseBlank } from './captureScreenshot.ts';
import { SCREENSHOT_ERRORS, ScreenshotError } from './errors.ts';
import type { Screenshot } from './types.ts';

/** Chromium's hint to offer the present tab first. */
type TabCaptureOptions = DisplayMediaStreamOptions & {
  preferCurrentTab?: boolean;
  selfBrowserSurface?: string;
};

/** Returns whether this browser can show its own tab to the page. */
export function canCaptureTab(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === 'function';
}

/** Takes one picture of what the person lets the browser show, frames of other origins included. */
export async function captureTab(): Promise<Screenshot> {
  const wish: TabCaptureOptions = {
    video: true,
    audio: false,
    preferCurrentTab: true,
    selfBrowserSurface: 'include',
  };
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia(wish);
  } catch (cause) {
    throw new ScreenshotError(SCREENSHOT_ERRORS.refused, { cause });
  }
  try {
    const video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true });
    await video.play();
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    refuseBlank(canvas);
    return { canvas, missingFrames: [] };
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
