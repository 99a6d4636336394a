import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { number, text } from './lenient.ts';
import { paged, pagedRequest } from './paging.ts';

/** The kinds of entries of the audit log. */
export const auditKinds = ['sign-in', 'refused', 'rights', 'purchase', 'export', 'operator'] as const;

/** A kind of entry. */
export type AuditKind = (typeof auditKinds)[number];

/** What is done within each kind. */
export type AuditActions = {
  'sign-in':
    | 'password'
    | 'link'
    | 'registration'
    | 'provider'
    | 'partner'
    | 'app-store'
    | 'demo'
    | 'company'
    | 'password-changed'
    | 'password-recovered'
    | 'sign-out'
    | 'linked'
    | 'unlinked'
    | 'passkey'
    | 'passkey-added'
    | 'passkey-removed'
    | 'second-factor-on'
    | 'second-factor-off'
    | 'recovery-codes-renewed'
    | 'recovery-code-used'
    | 'device-ended'
    | 'agreement-accepted';
  refused: 'password' | 'disabled' | 'provider' | 'second-step' | 'passkey' | 'single-sign-on';
  rights:
    | 'person-added'
    | 'person-disabled'
    | 'person-enabled'
    | 'person-deleted'
    | 'session-ended'
    | 'menus-granted'
    | 'second-factor-required'
    | 'second-factor-optional'
    | 'single-sign-on-only'
    | 'single-sign-on-optional';
  purchase: 'ordered' | 'paid' | 'free-package';
  export: 'requested' | 'again' | 'downloaded' | 'revoked';
  operator:
    | 'company-opened'
    | 'company-changed'
    | 'company-locked'
    | 'company-unlocked'
    | 'service-added'
    | 'service-changed'
    | 'person-disabled'
    | 'person-enabled'
    | 'sessions-ended'
    | 'password-link'
    | 'announcement-published'
    | 'announcement-changed'
    | 'announcement-recalled'
    | 'announcement-shown-again'
    | 'notice-sent'
    | 'live-planned'
    | 'live-changed'
    | 'live-ended'
    | 'live-called-off'
    | 'job-again'
    | 'export-again'
    | 'message-again'
    | 'audit-exported'
    | 'setup-applied'
    | 'setup-restored'
    | 'password-set'
    | 'help-written'
    | 'help-changed'
    | 'help-removed'
    | 'param-added'
    | 'param-changed'
    | 'param-removed'
    | 'agreement-added'
    | 'agreement-changed'
    | 'agreement-removed'
    | 'channel-tested';
};

const AuditEntrySchema = /* @__PURE__ */ v.looseObject({
  id: number(),
  /** ISO time with zone. */
  time: text(),
  /** One of `auditKinds`. */
  kind: text(),
  /** One of `AuditActions` of its kind. */
  action: text(),
  /** The name of who did it, as it was then; missing for who named no account that there is. */
  actor: text(),
  /** To whom or what it was done. */
  target: text(),
  /** The address that it came from. */
  address: text(),
});

/** Who did what, and when. */
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

/** The call of the audit log; only the company's main accounts make it. */
export const auditContract = {
  queryAuditLog: endpoint({
    method: 'POST',
    path: '/sso/audit/queryAuditLog',
    summary:
      'A page of who did what in the company, newest first: sign-ins, rights, purchases, exports, operators.',
    request: v.object({
      ...pagedRequest,
      kind: v.optional(v.picklist(auditKinds)),
    }),
    response: paged(AuditEntrySchema),
    idempotent: true,
  }),
};
