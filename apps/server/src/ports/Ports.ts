import type { MessageSender } from './MessageSender.ts';
import type { ShopDataSource } from './ShopDataSource.ts';

/** Where a seller lets the portal read a shop, its advertising or its e-mail. */
export type AuthorisationProvider = {
  /** Returns the address of the page; the caller adds who may do what there. */
  pageOf(purpose: 'shop' | 'ads' | 'mail', appsOrigin: string): URL;
};

/** Who takes payments; what was paid is told to `settlePayment`. */
export type PaymentProvider = {
  /** Returns the address on which an order is paid. */
  pageOf(payCode: string, appsOrigin: string): string;
};

/** The third parties that one can sign in with; whoever comes back brings a code of `makeExternalCode`. */
export type SignInProvider = {
  providers: readonly { provider: string; name: string }[];
  /** Returns the address at which a sign-in begins. */
  pageOf(provider: string, appsOrigin: string): URL;
};

/** The other parties of an installation. Without one, what needs it says that it is not connected. */
export type Ports = {
  shopData?: ShopDataSource;
  authorisation?: AuthorisationProvider;
  payments?: PaymentProvider;
  signIn?: SignInProvider;
  messages?: MessageSender;
  /** Messages count as delivered while they stand in the outbox: whoever they are for reads them there. */
  readsOutbox?: boolean;
};
