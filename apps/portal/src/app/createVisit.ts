import { createStore, type Store } from '@portal/machine';

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
