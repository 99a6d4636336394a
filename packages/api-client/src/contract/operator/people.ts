import * as v from 'valibot';
import { noData } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { flag, list, number, text } from '../lenient.ts';
import { paged, pagedRequest } from '../paging.ts';
import { PasswordLinkSchema } from './companies.ts';
import { identity, keyword, ThreeSchema } from './fields.ts';

const PersonSchema = /* @__PURE__ */ v.looseObject({
  userId: v.string(),
  userName: text(),
  name: text(),
  email: text(),
  phone: text(),
  headImgUrl: text(),
  isDisabled: flag(),
  isOperator: flag(),
  hasPassword: flag(),
  /** The names of the companies that the person works for. */
  companies: list(v.string()),
  sessionCount: number(),
  /** ISO times with zone. */
  createdAt: text(),
  lastSignIn: text(),
});

const MembershipSchema = /* @__PURE__ */ v.looseObject({
  companyId: v.string(),
  code: text(),
  name: text(),
  isMain: flag(),
  isDisabled: flag(),
});

const SessionSchema = /* @__PURE__ */ v.looseObject({
  sessionId: v.string(),
  browser: text(),
  system: text(),
  address: text(),
  companyName: text(),
  startedAt: text(),
  lastUsedAt: text(),
  isCurrent: flag(),
});

const AcceptedSchema = /* @__PURE__ */ v.looseObject({
  id: v.string(),
  version: text(),
  name: ThreeSchema,
  /** ISO time with zone. */
  acceptedAt: text(),
});

/** A person in the operator's list. */
export type OperatorPerson = v.InferOutput<typeof PersonSchema>;
/** Where a person is signed in. */
export type OperatorSession = v.InferOutput<typeof SessionSchema>;

/** What an operator does with people. */
export const operatorPeopleContract = {
  queryOperatorPeoplePage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryPeoplePage',
    summary: 'A page of all people, found by name, account, address, number or company.',
    request: v.object({ ...pagedRequest, keyword, companyId: v.optional(identity) }),
    response: paged(PersonSchema),
    idempotent: true,
  }),
  getOperatorPerson: endpoint({
    method: 'POST',
    path: '/sso/operator/getPerson',
    summary:
      'A person with their companies, the devices on which they are signed in, and what they agreed to.',
    request: v.object({ userId: identity }),
    response: v.looseObject({
      person: PersonSchema,
      companies: list(MembershipSchema),
      sessions: list(SessionSchema),
      /** The agreements that the person accepted, the last first. */
      agreements: list(AcceptedSchema),
    }),
    idempotent: true,
  }),
  disableOperatorPerson: endpoint({
    method: 'POST',
    path: '/sso/operator/disablePerson',
    summary: 'Keeps a person out of the portal, whose sessions end at once, or lets them in again.',
    request: v.object({ userId: identity, isDisabled: v.boolean() }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  endOperatorSessions: endpoint({
    method: 'POST',
    path: '/sso/operator/endSessions',
    summary: "Ends one of a person's sessions, or all; their open pages are told at once.",
    request: v.object({ userId: identity, sessionId: v.optional(identity) }),
    response: v.looseObject({ ended: number() }),
    idempotent: true,
    silent: true,
  }),
  makeOperatorPasswordLink: endpoint({
    method: 'POST',
    path: '/sso/operator/makePasswordLink',
    summary: 'An address and a code with which a person sets a password, once, within ten minutes.',
    request: v.object({ userId: identity }),
    response: PasswordLinkSchema,
    silent: true,
  }),
};
