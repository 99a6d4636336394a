/** How an app is watched and who hears of its silence. */
export type WatchdogOptions = {
  ping: () => Promise<unknown>;
  intervalMs: number;
  misses: number;
  /** False while nobody looks: a hidden page is throttled by the browser and would be accused wrongly. */
  isWatched: () => boolean;
  onMissed: () => void;
  onAnswered: () => void;
};

export type Watchdog = {
  /** Gives an accused app as much time again before it is accused once more. */
  forgive(): void;
  stop(): void;
};

/** Pings while it is watched; tells once when `misses` pings in a row stay unanswered, and once when one comes back. */
export function createWatchdog(options: WatchdogOptions): Watchdog {
  let missed = 0;
  let accused = false;
  let waiting = false;
  let stopped = false;

  const answered = () => {
    waiting = false;
    missed = 0;
    if (accused && !stopped) {
      accused = false;
      options.onAnswered();
    }
  };
  const beat = () => {
    if (!options.isWatched()) {
      missed = 0;
      return;
    }
    if (waiting) {
      missed += 1;
      if (missed >= options.misses && !accused) {
        accused = true;
        options.onMissed();
      }
      return;
    }
    waiting = true;
    options.ping().then(answered, () => undefined);
  };
  const timer = setInterval(beat, options.intervalMs);
  return {
    forgive() {
      accused = false;
      missed = 0;
    },
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
