/** A valid session, as its token proved it. */
export type Session = {
  readonly id: string;
  readonly userId: string;
  /** Null until a user of several companies chose one. */
  readonly companyId: string | null;
  /** What the `Company` header must say; null until a company is chosen. */
  readonly subjectCodeEncrypt: string | null;
  /** The zone whose days the company counts by, as an IANA name. */
  readonly timeZone: string;
  readonly autoLogin: boolean;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  /** The user is in demo mode: actions marked so are refused. */
  readonly isDemo: boolean;
  /** Whose session it will be again after the demo environment. */
  readonly demoOf: { readonly userId: string; readonly companyId: string | null } | undefined;
};
