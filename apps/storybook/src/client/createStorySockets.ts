/** Sockets to a server inside the page: they open at once, and whoever presses the buttons is the server. */
export function createStorySockets() {
  let last: StorySocket | undefined;
  let isRefusing = false;

  class StorySocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState: number = StorySocket.CONNECTING;
    binaryType = 'blob';

    constructor() {
      super();
      last = this;
      queueMicrotask(() => (isRefusing ? this.close(1006) : this.#open()));
    }

    #open(): void {
      if (this.readyState !== StorySocket.CONNECTING) return;
      this.readyState = StorySocket.OPEN;
      this.dispatchEvent(new Event('open'));
    }

    send(text: string): void {
      this.dispatchEvent(new MessageEvent('message', { data: `you said: ${text}` }));
    }

    close(code = 1000, reason = ''): void {
      if (this.readyState === StorySocket.CLOSED) return;
      this.readyState = StorySocket.CLOSED;
      this.dispatchEvent(new CloseEvent('close', { code, reason, wasClean: code === 1000 }));
    }
  }

  return {
    WebSocket: StorySocket as unknown as typeof globalThis.WebSocket,
    /** Closes the open socket with a code, as the server. */
    close: (code: number) => last?.close(code),
    /** Says whether the server takes sockets; it does at first. */
    setUp(isUp: boolean) {
      isRefusing = !isUp;
    },
  };
}
