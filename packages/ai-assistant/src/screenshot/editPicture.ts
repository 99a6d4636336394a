import { SCREENSHOT } from './constants.ts';
import { SCREENSHOT_ERRORS, ScreenshotError } from './errors.ts';
import { type Region, toPixels } from './region.ts';

/** What a person did to a screenshot before it is sent. */
export type PictureEdits = {
  crop: Region;
  /** Made unreadable, for good: what lies under them is not in the file. */
  hidden: readonly Region[];
};

/** Blocks on the longer side of a hidden region: too few to read anything from. */
const BLOCKS = 12;

/** Resolves with the edited screenshot as the JPEG that is sent. */
export async function editPicture(source: HTMLCanvasElement, { crop, hidden }: PictureEdits): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = source.width;
  canvas.height = source.height;
  const context = canvas.getContext('2d');
  if (!context) throw new ScreenshotError(SCREENSHOT_ERRORS.failed);
  context.drawImage(source, 0, 0);
  for (const region of hidden) pixelate(context, region);
  const part = toPixels(crop, source.width, source.height);
  const cut = document.createElement('canvas');
  cut.width = part.width;
  cut.height = part.height;
  cut.getContext('2d')?.drawImage(canvas, -part.left, -part.top);
  return toJpeg(cut);
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new ScreenshotError(SCREENSHOT_ERRORS.failed))),
      SCREENSHOT.type,
      SCREENSHOT.quality,
    );
  });
}

/** Draws a region anew from a handful of averaged blocks. */
function pixelate(context: CanvasRenderingContext2D, region: Region): void {
  const { canvas } = context;
  const { left, top, width, height } = toPixels(region, canvas.width, canvas.height);
  const side = Math.max(width, height) / BLOCKS;
  const small = document.createElement('canvas');
  small.width = Math.max(1, Math.round(width / side));
  small.height = Math.max(1, Math.round(height / side));
  const blocks = small.getContext('2d');
  if (!blocks) throw new ScreenshotError(SCREENSHOT_ERRORS.failed);
  blocks.imageSmoothingQuality = 'high';
  blocks.drawImage(canvas, left, top, width, height, 0, 0, small.width, small.height);
  context.imageSmoothingEnabled = false;
  context.drawImage(small, left, top, width, height);
}
