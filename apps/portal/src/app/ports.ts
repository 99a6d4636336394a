import type { Account, AvatarAction } from '@portal/account';
import type { PortalClient } from '@portal/api-client';
import type { RuntimeConfig } from '@portal/api-client/contract';
import type { TokenStore } from '@portal/api-client/session';
import type { StoragePort } from '@portal/api-client/storage';
import type { NativePages } from '@portal/embed';
import type { Readable, Store } from '@portal/machine';
import type { Notify } from '@portal/notify';
import type { CatalogSource } from '@portal/ui';
import type { createDialogs, createI18n, createToasts } from '@portal/ui/shell';
import type { ShortcutAction, Shortcuts } from '@portal/ui/shortcuts';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, use } from 'react';
import type { GuestPort } from '../workspace/panes/createGuestPort.ts';
import type { Locales } from './createLocales.ts';
import type { SessionData, ShellApi } from './createSessionData.ts';
import type { Anchors, NoticeHub, UnsavedPages } from './meetingPlaces.ts';

/** What a feature adds to the workspace; all of it loads once the workspace can be used. */
export type Contributions = {
  name: string;
  /** Tools in the header, left of the avatar, in the order of `at` over all features. */
  headerTools?: readonly { at: number; Tool: ComponentType }[];
  /** Tools at the end of the tab strip, before its menu. */
  stripTools?: readonly ComponentType[];
  /** Sections of the welcome page. */
  welcome?: readonly ComponentType[];
  /** What floats above the workspace, or works in it unseen. */
  layers?: readonly ComponentType[];
  /** What keys can do; the person chooses other keys, `?` shows them. */
  shortcuts?: readonly ShortcutAction[];
  /** Pages of the shell's own code, by their name in the address below `portal`. */
  paneKinds?: NativePages;
};

/** What a feature adds outside the workspace; each part loads when it is first shown. */
export type EntryContributions = {
  name: string;
  /** Pages by their address; a flow brings texts of its own along. */
  pages: readonly ({ path: string } & (
    | { page: () => Promise<ComponentType> }
    | { flow: () => Promise<{ page: ComponentType; catalogs: CatalogSource }> }
  ))[];
  /** Ways on from a system that the company may not see, which stand on its 401 page. */
  accessOffers: readonly (() => Promise<ComponentType<{ systemCode?: string }>>)[];
};

/** What the avatar menu learns once the workspace can be used. */
export type AvatarFacts = {
  hasMenus: boolean;
  bindsShops: boolean;
  hasPermissions: boolean;
  fundsUrl?: string;
  offersDemo: boolean;
  /** The person works for other companies, too. */
  hasOtherCompanies: boolean;
  servicePackage?: { name: string | undefined; expireTime: string | undefined };
};

/** What features do when another part of the shell asks for it by name. */
export type Actions = {
  /** Does what an entry of the avatar menu stands for. */
  avatar: (action: AvatarAction) => Promise<void>;
  /** Saves what the workspace starts with. */
  'save-start': (saveMenuStatus: 1 | 2) => Promise<void>;
  /** Says that demo mode does not do this. */
  'demo-tip': () => Promise<void>;
  /** Opens a demo environment in a window of its own. */
  'open-demo': (environment: 'SAIL' | 'FLAGSHIP') => Promise<void>;
  /** Opens a page outside the portal in a window of its own. */
  'open-outside': (href: string) => void;
  /** Signs out; where pages hold something unsaved, the person is asked first. */
  'sign-out': () => Promise<void>;
  'copy-link': (href: string) => Promise<void>;
  /** Opens a pane in a window of its own. */
  'pop-out': (options: { href: string; name: string; onOpened: () => void }) => void;
  /** Opens the assistant at an answer. */
  'open-answer': (answer: { session_id: string; message_id: string }) => void;
  'show-shortcuts': () => Promise<void>;
};

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
  /** Whether somebody can sign in over the page when the session ends. */
  keepsPage: Store<boolean>;
  /** What the avatar menu has learnt of the session; undefined until then. */
  avatarFacts: Store<AvatarFacts | undefined>;
  /** Where the shell's parts and the embedded apps meet. */
  guests: GuestPort;
  /** Pushed messages for other parts than the bell. */
  notices: NoticeHub;
  /** How the connection does that notices come by; undefined where there is none. */
  pushStatus: Store<Notify['status'] | undefined>;
  /** Whether it is known who has to choose a platform before they work, and what they choose it by is there. */
  onboarding: Store<boolean>;
  /** Whether the search is there, and whether its keys were pressed before it was. */
  search: Store<'awaited' | 'wanted' | 'there'>;
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
