export { captureScreenshot } from './captureScreenshot.ts';
export { canCaptureTab, captureTab } from './captureTab.ts';
export { editPicture } from './editPicture.ts';
export { toScreenshotErrorCode } from './errors.ts';
export { WHOLE } from './region.ts';
