import type { Account } from '@portal/account';
import type { PortalClient } from '@portal/api-client';
import type { RuntimeConfig } from '@portal/api-client/contract';
import type { TokenStore } from '@portal/api-client/session';
import type { StoragePort } from '@portal/api-client/storage';
import type { Readable, Store } from '@portal/machine';
import type { Notify } from '@portal/notify';
import type { createDialogs, createI18n, createToasts } from '@portal/ui/shell';
import type { Shortcuts } from '@portal/ui/shortcuts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { GuestPort } from '../workspace/panes/createGuestPort.ts';
import type { Actions, AvatarFacts, Contributions } from './contributions.ts';
import type { Anchors } from './createAnchors.ts';
import type { Locales } from './createLocales.ts';
import type { NoticeHub } from './createNoticeHub.ts';
import type { SessionData, ShellApi } from './createSessionData.ts';
import type { UnsavedPages } from './createUnsavedPages.ts';

/** What the shell makes once at its start. A part of it takes what it needs by `choosePorts`, never the whole. */
export type Ports = {
  /** The operator's configuration; its defaults until `/config.json` has answered. */
  config: () => RuntimeConfig;
  host: () => 'normal' | 'special-brand';
  /** What this device keeps. */
  storage: StoragePort;
  /** What this browser tab keeps. */
  windowStorage: StoragePort;
  tokens: TokenStore;
  client: PortalClient;
  /** The calls of account, menus and systems; other calls are made from `client` where they are used. */
  api: ShellApi;
  account: Account;
  /** User, configuration and systems of the session. */
  session: SessionData;
  queryClient: QueryClient;
  i18n: ReturnType<typeof createI18n>;
  locales: Locales;
  toasts: ReturnType<typeof createToasts>;
  dialogs: ReturnType<typeof createDialogs>;
  /** Pushes or replaces an address; the entry remembers the panes that stood there. */
  navigate: (
    href: string,
    options?: { replace?: boolean; paneKey?: string | undefined; besideKey?: string | undefined },
  ) => void;
  /** Runs the guard again for the present address. */
  judgeAgain: () => Promise<void>;
  /** The system whose menus are set up; undefined outside a workspace. */
  entered: Readable<{ serviceId: string; systemCode: string } | undefined>;
  /** The token that came in with the address, once. */
  takeToken: () => string | undefined;
  /** Leads back to the page that this company may not see, once the person has chosen another one. */
  chooseCompany: () => void;
  /** True while the person reads why the session ends: refused calls do not cut that short. */
  ledOut: Store<boolean>;
  /** What the avatar menu has learnt of the session; undefined until then. */
  avatarFacts: Store<AvatarFacts | undefined>;
  /** Where the shell's parts and the embedded apps meet. */
  guests: GuestPort;
  /** Pushed messages for other parts than the bell. */
  notices: NoticeHub;
  /** How the connection does that notices come by; undefined where there is none. */
  pushStatus: Store<Notify['status'] | undefined>;
  /** Names of pages with unsaved input. */
  unsaved: UnsavedPages;
  /** Elements that a part of the page lends to others. */
  anchors: Anchors;
  /** What the features add, once they are loaded. */
  features: Readable<readonly Contributions[]> & { load: () => Promise<void> };
  /** Does what a feature offers by name, loading the features first; what nobody offers is not done. */
  act: <Name extends keyof Actions>(name: Name, ...given: Parameters<Actions[Name]>) => Promise<void>;
  /** The keys of the workspace, once features are loaded. */
  shortcuts: () => Shortcuts;
  /** The keys of an action as people read them, while they work. */
  shortcutLabels: Store<Readonly<Record<string, string>>>;
};

export type PortName = keyof Ports;

/** The ports that a part of the shell has chosen. */
export type ChosenPorts<Name extends PortName> = {
  /** Returns them in a component; the same object each time. */
  use: () => Pick<Ports, Name>;
  /** Returns them of all ports. */
  of: (ports: Ports) => Pick<Ports, Name>;
};

export const PortsContext = createContext<Ports | undefined>(undefined);

/** Chooses ports by name: who uses them gets these alone. */
export function choosePorts<Name extends PortName>(...names: Name[]): ChosenPorts<Name> {
  const known = new WeakMap<Ports, Pick<Ports, Name>>();
  const of = (ports: Ports) => {
    const found =
      known.get(ports) ?? (Object.fromEntries(names.map((name) => [name, ports[name]])) as Pick<Ports, Name>);
    known.set(ports, found);
    return found;
  };
  return {
    of,
    use() {
      const ports = use(PortsContext);
      if (!ports) throw new Error('The shell renders outside PortsContext');
      return of(ports);
    },
  };
}
