import { SCREENSHOT } from './constants.ts';
import type { CaptureOptions } from './types.ts';
import { IGNORED_MARK } from './types.ts';
import { withinTime } from './withinTime.ts';

const LABEL_FONT = '500 14px system-ui, "Noto Sans SC", "Noto Sans KR", sans-serif';

/** Draws each visible frame into its place, or a label where it cannot be drawn. Resolves with the titles of the latter. */
export async function drawFrames(
  canvas: HTMLCanvasElement,
  { target, captureFrame, frameLabel }: CaptureOptions & { target: HTMLElement },
): Promise<string[]> {
  const context = canvas.getContext('2d');
  const page = target.getBoundingClientRect();
  const scale = canvas.width / page.width;
  const missing: string[] = [];
  const frames = [...target.querySelectorAll('iframe')].filter((frame) => isSeen(frame, page));
  const pictures = await Promise.all(frames.map((frame) => pictureOf(frame, captureFrame)));
  for (const [index, frame] of frames.entries()) {
    const box = frame.getBoundingClientRect();
    const place = {
      left: (box.left - page.left) * scale,
      top: (box.top - page.top) * scale,
      width: box.width * scale,
      height: box.height * scale,
    };
    const picture = pictures[index];
    if (picture) {
      context?.drawImage(picture, place.left, place.top, place.width, place.height);
      picture.close();
    } else if (!isOwnPage(frame)) {
      missing.push(frame.title);
      if (context) drawLabel(context, place, frameLabel(frame.title), scale);
    }
  }
  return missing;
}

async function pictureOf(
  frame: HTMLIFrameElement,
  captureFrame: CaptureOptions['captureFrame'],
): Promise<ImageBitmap | undefined> {
  try {
    const blob = await withinTime(Promise.resolve(captureFrame?.(frame)), SCREENSHOT.frameTimeoutMs);
    return blob && (await createImageBitmap(blob));
  } catch {
    return undefined;
  }
}

/** Returns whether a frame is of the page's own origin, so that it was drawn together with the page. */
function isOwnPage(frame: HTMLIFrameElement): boolean {
  return frame.contentDocument !== null;
}

function isSeen(frame: HTMLIFrameElement, page: DOMRect): boolean {
  if (frame.closest(`[${IGNORED_MARK}]`)) return false;
  const box = frame.getBoundingClientRect();
  const overlaps =
    box.width > 0 &&
    box.height > 0 &&
    box.right > page.left &&
    box.left < page.right &&
    box.bottom > page.top &&
    box.top < page.bottom;
  return overlaps && frame.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

function drawLabel(
  context: CanvasRenderingContext2D,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  label: string,
  scale: number,
): void {
  context.save();
  context.fillStyle = '#eef0f4';
  context.fillRect(left, top, width, height);
  context.fillStyle = '#525c6d';
  context.font = LABEL_FONT.replace('14px', `${14 * scale}px`);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(label, left + width / 2, top + height / 2, width * 0.9);
  context.restore();
}
