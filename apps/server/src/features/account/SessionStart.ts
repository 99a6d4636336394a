import type { AuditActions } from '@portal/api-client/contract';

/** Who signs in, and for how long. */
export type SessionStart = {
  userId: string;
  /** By what the person signed in. */
  way: AuditActions['sign-in'];
  autoLogin: boolean;
  companyId?: string | null;
  /** Whose session it will be again after the demo environment. */
  demoOf?: { userId: string; companyId: string | null };
};
