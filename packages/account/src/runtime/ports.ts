import type { ApiCall, Locale } from '@portal/api-client';
import type { accountContract } from '@portal/api-client/contract';
import type { ChannelPort, encryptSecret, TokenStore } from '@portal/api-client/session';
import type { StoragePort } from '@portal/api-client/storage';
import type { LoginReason } from '../core/sessionState.ts';

type AccountCalls =
  | 'getPublicKey'
  | 'login'
  | 'tokenLogin'
  | 'chooseSubject'
  | 'logout'
  | 'getPersonalUserSub'
  | 'getUserInfoByHideCode'
  | 'userActionConfig'
  | 'chooseLanguage'
  | 'changePackageStyle';

/** The calls that an account makes; `createApi` makes them for the portal's server, another backend brings its own. */
export type AccountApi = { readonly [Name in AccountCalls]: ApiCall<(typeof accountContract)[Name]> };

/** Where the session's token lives. */
export type TokenPort = Pick<TokenStore, 'get' | 'set' | 'clear' | 'subscribe'>;

/** What an account asks of the frontend around it. */
export type AccountShell = {
  /** The session is usable: go where the person wanted. */
  enter(): void;
  /** Show the login page; with `keepPlace` its address brings the person back to the present page. */
  showLogin(options: { reason: LoginReason; keepPlace: boolean }): void;
  /** Nothing of the session may stay: drop caches, close sockets, stop timers, reset the page title. */
  release(): void;
  /** Load the page again. */
  reload(): void;
  /**
   * Whether somebody can sign in over the page when the session ends (`SignInAgain`): the page is kept then, and
   * `showLogin` is not called. @default false
   */
  keepsPage?(): boolean;
  /** Somebody else signed in over the page: load a clean one. */
  startOver?(): void;
  /** Switch the interface to a language. */
  applyLocale(locale: Locale): void | Promise<void>;
};

/** Everything that an account needs from outside. */
export type AccountPorts = {
  api: AccountApi;
  tokens: TokenPort;
  storage: StoragePort;
  shell: AccountShell;
  /** Keeps the language in step over browser tabs; tabs agree about the session through the tokens. @default none */
  channel?: ChannelPort;
  /** Encrypts a password for the server. @default RSA-OAEP-256 by WebCrypto */
  encrypt?: typeof encryptSecret;
  /** @default the system's clock */
  now?: () => number;
};
