/** Keeps a connection alive and notices when it is dead. */
export type Heartbeat = { start(): void; heard(): void; stop(): void };

/** How to make a heartbeat. */
export type CreateHeartbeatOptions = {
  pingMs: number;
  /** Milliseconds of silence after a ping that mean a dead connection. */
  pongTimeoutMs: number | undefined;
  ping: () => void;
  onSilence: () => void;
};

/** Makes a heartbeat that pings at an even pace and reports silence. */
export function createHeartbeat({
  pingMs,
  pongTimeoutMs,
  ping,
  onSilence,
}: CreateHeartbeatOptions): Heartbeat {
  let pace: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function heard(): void {
    clearTimeout(silence);
    silence = undefined;
  }

  function stop(): void {
    clearInterval(pace);
    heard();
  }

  return {
    start() {
      stop();
      pace = setInterval(() => {
        ping();
        if (pongTimeoutMs !== undefined) silence ??= setTimeout(onSilence, pongTimeoutMs);
      }, pingMs);
    },
    heard,
    stop,
  };
}
