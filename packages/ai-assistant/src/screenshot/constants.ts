/** How a screenshot is taken; scale and quality are the product's. */
export const SCREENSHOT = {
  scale: 1.5,
  type: 'image/jpeg',
  quality: 0.8,
  /** After this the page is told to have failed. */
  timeoutMs: 8000,
  /** A frame that has not drawn itself by then is labelled instead. */
  frameTimeoutMs: 5000,
} as const;
