/** How the shell draws what a page may not draw of another origin: undefined when the frame cannot draw itself. */
export type CaptureFrame = (frame: HTMLIFrameElement) => Promise<Blob | undefined>;

/** What a screenshot is taken of, and how. */
export type CaptureOptions = {
  /** The page; nothing is taken when it is not there. */
  target: HTMLElement | null | undefined;
  /** @default no frame can draw itself */
  captureFrame?: CaptureFrame;
  /** The words on the place of a frame that could not be drawn. */
  frameLabel: (title: string) => string;
};

/** A screenshot before it is looked over. */
export type Screenshot = {
  canvas: HTMLCanvasElement;
  /** Titles of frames that are not in the picture. */
  missingFrames: string[];
};

/** Marks what must not be in a screenshot, such as the assistant itself. */
export const IGNORED_MARK = 'data-screenshot-ignore';
