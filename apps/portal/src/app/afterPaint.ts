/** Runs a task once the next frame is painted; soon in a window that nobody sees, which paints none. The answer gives it up. */
export function afterPaint(task: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // After the frame, not only before the next task: an effect may run before its frame is painted.
  const queue = () => {
    timer = setTimeout(task);
  };
  if (document.hidden) queue();
  else frame = requestAnimationFrame(queue);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
