/** Milliseconds between two looks at where the focus is while some frame has it. */
const LOOK_EVERY_MS = 200;

/**
 * Tells which element has the focus whenever the window loses it, and each time that changes until the window has it again.
 * Firefox names the frame only after the loss, and nothing tells of a step from one frame into another.
 */
export function watchFrameFocus(tell: (holder: Element | null) => void, until: AbortController): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let known: Element | null | undefined;
  const look = () => {
    const holder = document.activeElement;
    if (holder !== known) tell(holder);
    known = holder;
  };
  const rest = () => clearInterval(timer);
  const begin = () => {
    rest();
    known = undefined;
    look();
    timer = setInterval(look, LOOK_EVERY_MS);
  };
  window.addEventListener('blur', begin, until);
  window.addEventListener('focus', rest, until);
  until.signal.addEventListener('abort', rest);
}
