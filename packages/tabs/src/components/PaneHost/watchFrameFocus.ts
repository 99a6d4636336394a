/** Milliseconds between two looks at where the focus is while some frame has it. */
const LOOK_EVERY_MS = 200;

/**
 * Tells which element has the focus whenever the window loses it, and each time that changes until the window has it again.
 * Firefox names the frame only after the loss, and nothing tells of a step from one frame into another. Returns how to end it.
 */
export function watchFrameFocus(tell: (holder: Element | null) => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const end = () => clearInterval(timer);
  const begin = () => {
    end();
    let known: Element | null = null;
    const look = () => {
      const holder = document.activeElement;
      if (holder !== known) tell(holder);
      known = holder;
    };
    look();
    timer = setInterval(look, LOOK_EVERY_MS);
  };
  window.addEventListener('blur', begin);
  window.addEventListener('focus', end);
  return () => {
    end();
    window.removeEventListener('blur', begin);
    window.removeEventListener('focus', end);
  };
}
