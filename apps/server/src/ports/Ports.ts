import type { Database } from '../db/Database.ts';
import type { SignInDoor } from '../features/account/oidc/SignInDoor.ts';
import type { Clock } from '../http/Clock.ts';
import type { MessageSender } from './MessageSender.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import type { ShopDataSource } from './ShopDataSource.ts';

/** Where a seller lets the portal read a shop, its advertising or its e-mail. */
export type AuthorisationProvider = {
  /** Returns the address of the page; the caller adds who may do what there. */
  pageOf(purpose: 'shop' | 'ads' | 'mail', appsOrigin: string): URL;
};

/** Plays providers that people sign in with, where there are no real ones: each door is spoken to in its own protocol. */
export type SignInStandIn = {
  doors: readonly SignInDoor[];
  /** The secrets of the doors, by the names that they give. */
  env: Readonly<Record<string, string>>;
  /** Returns where a page of a provider is played. */
  pageOf(page: URL, appsOrigin: string): URL;
  /** Answers what the server asks a provider. */
  answer(request: Request, deps: { db: Database; clock: Clock }): Promise<Response>;
};

/** The other parties of an installation. Without one, what needs it says that it is not connected. */
export type Ports = {
  shopData?: ShopDataSource;
  authorisation?: AuthorisationProvider;
  payments?: PaymentProvider;
  signIn?: SignInStandIn;
  messages?: MessageSender;
  /** Messages count as delivered while they stand in the outbox: whoever they are for reads them there. */
  readsOutbox?: boolean;
};
