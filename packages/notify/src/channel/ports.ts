/** The time, and a way to do something later; the answer takes it back. */
export type Clock = {
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
};

/** The browser's own clock. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** What the tabs of one browser say to each other over; a `BroadcastChannel` fits. */
export type ChannelPort = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'
>;

/** What makes one tab of the browser the leader; `navigator.locks` fits. */
export type LocksPort = Pick<LockManager, 'request'>;

/** The page that a person looks at, or not. */
export type PagePort = {
  isVisible(): boolean;
  /** Reports that the page was shown, hidden, focused or came back to the network. */
  onChange(listener: () => void): () => void;
  /** Shows the unread count in the window's title and on the app's icon. */
  setBadge(count: number): void;
};

/** What a connection is doing; `refused` is over for good. */
export type ConnectionStatus = 'connecting' | 'open' | 'waiting' | 'refused' | 'closed';

/** What a transport tells about its connection. */
export type ConnectionHandlers = {
  /** Asked before each attempt: what to resume after, as a query such as `?since=7&epoch=a`. */
  query: () => string;
  onFrame: (data: unknown) => void;
  onStatus: (status: ConnectionStatus) => void;
};

/** An open connection that reconnects by itself. */
export type Connection = {
  /** Tries again at once. */
  reconnect(): void;
  dispose(): void;
};

/** Opens connections of one kind: a socket, or whatever another team has in its place. */
export type Transport = (handlers: ConnectionHandlers) => Connection;

/** Notices of the operating system. */
export type DesktopPort = {
  /** Asked in answer to a press. */
  request(): Promise<boolean>;
  isAllowed(): boolean;
  show(notice: { id: string; title: string; text: string | undefined; onClick: () => void }): void;
};
