import { SCREENSHOT_ERRORS, ScreenshotError } from './errors.ts';

/** Settles as the promise does; rejects when that takes too long. */
export async function withinTime<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScreenshotError(SCREENSHOT_ERRORS.timeout)), timeoutMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
