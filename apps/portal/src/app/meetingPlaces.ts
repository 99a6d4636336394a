import { createEmitter, createStore, type Readable, type Store } from '@portal/machine';

/** Places of the page that other parts point at or put something into. */
type AnchorName = 'avatar' | 'frame' | 'header' | 'menus' | 'panes' | 'switcher' | 'tabs' | LineName;

/** Lines below the workspace, from above: whichever comes first, each has its place. */
export const LINES = ['connectionLine', 'helpLine', 'newsLine'] as const;
type LineName = (typeof LINES)[number];
type Elements = Readonly<Partial<Record<AnchorName, HTMLElement>>>;

/** Elements that a part of the page lends to others. */
export type Anchors = Readable<Elements> & {
  /** Returns the `ref` that lends an element by a name; the same one each time. */
  lend: (name: AnchorName) => (element: HTMLElement | null) => void;
};

/** Makes anchors, none of them lent. */
export function createAnchors(): Anchors {
  const store = createStore<Elements>({});
  const refs = new Map<AnchorName, (element: HTMLElement | null) => void>();
  const make = (name: AnchorName) => (element: HTMLElement | null) => {
    const { [name]: _, ...others } = store.get();
    store.set(element ? { ...others, [name]: element } : others);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    lend(name) {
      const ref = refs.get(name) ?? make(name);
      refs.set(name, ref);
      return ref;
    },
  };
}

/** What the server pushed about the guide; `isMine` in the one tab that should open something. */
export type GuideNotice = { info: Readonly<Record<string, unknown>>; isMine: boolean };

/** A message about the account's security, as the server pushed it. */
export type SecurityNotice = {
  title: string;
  text: string | undefined;
  /** The server itself marked it: only such a message may end the session. */
  system: boolean;
  info: Readonly<Record<string, unknown>>;
  isMine: boolean;
};

/** Where parts of the shell wait for the pushed messages that are theirs. */
export type NoticeHub = ReturnType<typeof createNoticeHub>;

/** Makes the place for pushed messages. */
export function createNoticeHub() {
  const guide = createEmitter<GuideNotice>();
  const security = createEmitter<{ notice: SecurityNotice; deal: () => void }>();
  return {
    onGuide: guide.subscribe,
    /** The listener returns whether it dealt with the message; what nobody deals with is shown as a toast. */
    onSecurity: (listener: (notice: SecurityNotice) => boolean) =>
      security.subscribe(({ notice, deal }) => {
        if (listener(notice)) deal();
      }),
    guide: guide.emit,
    security(notice: SecurityNotice): boolean {
      let isDealtWith = false;
      security.emit({
        notice,
        deal: () => {
          isDealtWith = true;
        },
      });
      return isDealtWith;
    },
  };
}

type Ask = () => Promise<readonly string[]>;

/* The longest that leaving is delayed: without a network the code that asks the panes never loads. */
const WAIT_MS = 3000;

/** Names of the pages that hold something unsaved. */
export type UnsavedPages = {
  /** Asks the panes in this way from now on. Returns a function that ends it. */
  offer: (ask: Ask) => () => void;
  /** Resolves with the names. Waits for a workspace whose late parts are still on their way. */
  names: () => Promise<readonly string[]>;
};

/** Makes the place where the panes are asked; `hasPanes` says whether there are pages that could hold something. */
export function createUnsavedPages(hasPanes: () => boolean): UnsavedPages {
  const asked = createStore<Ask | undefined>(undefined);
  const offered = () =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(go, WAIT_MS);
      const stop = asked.subscribe(go);
    });
  return {
    offer(ask) {
      asked.set(ask);
      return () => {
        if (asked.get() === ask) asked.set(undefined);
      };
    },
    async names() {
      if (!asked.get() && hasPanes()) await offered();
      return (await asked.get()?.()) ?? [];
    },
  };
}

/** What a visit brought along and how far it came; the app alone changes it. */
export type Visit = {
  /** The token that came in with the address, until it is used. */
  token: Store<string | undefined>;
  /** The address that the person may not see: where another company of theirs may lead. */
  wanted: Store<string | undefined>;
  /** The system whose menus are set up. */
  entered: Store<{ serviceId: string; systemCode: string } | undefined>;
  /** A partner's link stands in the address, and the session that it found is forgotten. */
  isPartnerIn: Store<boolean>;
};

/** Makes what is known of a visit when it begins. */
export function createVisit(token: string | undefined): Visit {
  return {
    token: createStore(token),
    wanted: createStore(undefined),
    entered: createStore(undefined),
    isPartnerIn: createStore(false),
  };
}
