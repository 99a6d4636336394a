export type FrameOptions = { src: string; title: string; sandbox: string };

/** Enough for a system of its own; never the right to navigate the portal away. */
export const FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';

/** Makes a frame that fills its container; it is not yet in the page. */
export function createFrame({ src, title, sandbox }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'strict-origin';
  frame.setAttribute('sandbox', safeSandbox(sandbox, isOwnOrigin(src)));
  frame.setAttribute('allow', 'clipboard-write; fullscreen');
  frame.style.cssText = 'display:block;inline-size:100%;block-size:100%;border:0';
  frame.src = src;
  return frame;
}

/** Whether an address is the portal's own: such a frame could reach out of its sandbox. */
export function isOwnOrigin(src: string): boolean {
  return new URL(src, document.baseURI).origin === window.location.origin;
}

/** Hides a frame without taking its layout away: coming back is then more than twice as quick. */
export function setFrameHidden(frame: HTMLIFrameElement, hidden: boolean): void {
  frame.style.visibility = hidden ? 'hidden' : '';
  frame.inert = hidden;
}

/** Nothing navigates the portal away, and a page of its own origin is not let out of its sandbox. */
function safeSandbox(sandbox: string, ownOrigin: boolean): string {
  return sandbox
    .split(/\s+/)
    .filter(
      (right) => !right.startsWith('allow-top-navigation') && !(ownOrigin && right === 'allow-same-origin'),
    )
    .join(' ');
}

/** Tells once the portal's own content policy has refused a page to be framed, as long as the signal lets it. */
export function onFrameBlocked(src: string, signal: AbortSignal, tell: () => void): void {
  const { origin } = new URL(src, document.baseURI);
  const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const isFrame = effectiveDirective === 'frame-src' || effectiveDirective === 'child-src';
    if (isFrame && URL.canParse(blockedURI) && new URL(blockedURI).origin === origin) tell();
  };
  document.addEventListener('securitypolicyviolation', listen, { signal });
}
