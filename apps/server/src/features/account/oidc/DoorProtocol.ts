/** What a sign-in at a provider begins with, and what its end is checked against. */
type DoorAttempt = { redirectUri: string; state: string; nonce: string; codeVerifier: string };

/** What a person came back with. */
export type DoorReturn = { provider: string; code: string; state: string; iss?: string };

/** Who somebody is with a provider. */
export type DoorPerson = {
  /** What the provider knows the person by; the first is kept, any of them is recognised. */
  subjects: readonly [string, ...string[]];
  name: string;
  /** Only where the provider says that it was verified. */
  email: string | undefined;
};

/** How one provider is spoken to. */
export type DoorProtocol = {
  /** The page at which the person says yes. */
  pageOf(attempt: DoorAttempt): Promise<URL>;
  /** Who came back; throws, or gives undefined, where the provider does not vouch for anybody. */
  personOf(back: DoorReturn, attempt: DoorAttempt): Promise<DoorPerson | undefined>;
};

/** Refuses with a reason that may stand in the log: no text of the other side. */
export class DoorRefusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = 'DoorRefusal';
    this.code = code;
  }
}
