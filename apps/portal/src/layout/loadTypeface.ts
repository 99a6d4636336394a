/**
 * Loads the typeface after the next frame, so that nothing waits for it: the first screen is painted in the system's,
 * which also does where this one cannot be loaded. The answer gives it up.
 */
export function loadTypeface(
  load: () => Promise<unknown> = () => import('@portal/ui/fonts.css'),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // After the frame, not only before the next task: an effect may run before its frame is painted.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => load().catch(() => undefined));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
