export type FrameOptions = { src: string; title: string; sandbox: string };

/** Enough for a system of its own; never the right to navigate the portal away. */
export const FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';

/** A frame that fills its container, not yet in the page. */
export function createFrame({ src, title, sandbox }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'strict-origin';
  frame.setAttribute('sandbox', sandbox);
  frame.setAttribute('allow', 'clipboard-write; fullscreen');
  frame.style.cssText = 'display:block;inline-size:100%;block-size:100%;border:0';
  frame.src = src;
  return frame;
}

/** Hides a frame without taking its layout away: coming back is then more than twice as quick. */
export function setFrameHidden(frame: HTMLIFrameElement, hidden: boolean): void {
  frame.style.visibility = hidden ? 'hidden' : '';
  frame.inert = hidden;
}
