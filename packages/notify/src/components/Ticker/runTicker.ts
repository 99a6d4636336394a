import { tickerRunMs } from '../../core/ticker.ts';

const CALM = '(prefers-reduced-motion: reduce)';

/**
 * Runs a text out of its box at the left and in again at the right. The browser moves it beside the page's own work,
 * so that a line that always runs costs the page nothing; people who want less motion see it stand.
 */
export function runTicker(box: HTMLElement, text: HTMLElement) {
  const calm = matchMedia(CALM);
  let motion: Animation | undefined;
  let isHeld = false;
  const run = (from: number) => {
    const width = text.scrollWidth;
    motion = text.animate(
      [{ transform: `translateX(${from}px)` }, { transform: `translateX(${-width}px)` }],
      tickerRunMs(from + width),
    );
    if (isHeld) motion.pause();
    motion.onfinish = () => run(box.clientWidth);
  };
  const follow = () => {
    motion?.cancel();
    if (!calm.matches) run(0);
  };
  calm.addEventListener('change', follow);
  follow();
  return {
    hold(held: boolean): void {
      isHeld = held;
      if (held) motion?.pause();
      else if (motion?.playState === 'paused') motion.play();
    },
    stop(): void {
      calm.removeEventListener('change', follow);
      motion?.cancel();
    },
  };
}
