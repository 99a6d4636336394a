import type {
  AuditActions,
  Endpoint,
  HandlerRequestOf,
  HandlerResponseOf,
} from '@portal/api-client/contract';
import type { operatorContract } from '@portal/api-client/contract/operator';
import type { Database } from '../../db/Database.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

/** The calls of the operator's console. */
export type OperatorContract = typeof operatorContract;

type Name = keyof OperatorContract;

type AnswerOf<E extends Endpoint> = E extends { readonly answer: 'blob' } ? Response : HandlerResponseOf<E>;

/** Reads: the guard has let the caller through. */
export type Look<N extends Name, Context = RequestContext> = (
  request: HandlerRequestOf<OperatorContract[N]>,
  context: Context,
) => Promise<AnswerOf<OperatorContract[N]>>;

/** The part of a call's context that a terminal has as well: a look that takes no more is also a verb of `portalctl`. */
export type LookTools = Pick<RequestContext, 'db' | 'clock'>;

/** What was done, as the audit log holds it. */
export type Deed = {
  action: AuditActions['operator'];
  /** To whom or what. */
  target: string;
  /** The companies that it concerns: it stands in the log of each. */
  companyIds?: readonly string[];
  /** States, without names of people. */
  before?: unknown;
  after?: unknown;
};

/** What an act is given: `db` is its transaction, `outside` the database for what goes on after it. */
export type ActContext = RequestContext & { readonly outside: Database };

/** The part of it that a terminal has as well: an act that takes no more is also a verb of `portalctl`. */
export type ActTools = Pick<ActContext, 'db' | 'clock' | 'locale' | 'userId'> & {
  readonly services: Pick<ActContext['services'], 'jobs' | 'outbox'>;
};

/** Changes something in one transaction; without a deed nothing was changed. */
export type Act<N extends Name, Context = ActContext> = (
  request: HandlerRequestOf<OperatorContract[N]>,
  context: Context,
) => Promise<{ answer: AnswerOf<OperatorContract[N]>; deed?: Deed | undefined }>;

/** The calls that read. */
export type Looks = { readonly [N in (typeof LOOKS)[number]]: Look<N> };
/** The calls that change something. */
export type Acts = { readonly [N in Exclude<Name, keyof Looks>]: Act<N> };

/** The calls that change nothing: no entry of the audit log comes of them. */
export const LOOKS = [
  'queryOperatorCompanyPage',
  'getOperatorCompany',
  'queryOperatorChoices',
  'queryOperatorPeoplePage',
  'getOperatorPerson',
  'queryOperatorAnnouncementPage',
  'getOperatorAnnouncement',
  'countOperatorAudience',
  'queryOperatorNoticePage',
  'queryOperatorLivePage',
  'getOperatorHealth',
  'queryOperatorJobPage',
  'queryOperatorExportPage',
  'queryOperatorMessagePage',
  'queryOperatorAuditPage',
  'getOperatorSetup',
  'queryOperatorSetupPage',
  'checkOperatorAssistant',
  'tryOperatorMenus',
  'queryOperatorHelpPage',
  'queryOperatorHelpFolders',
  'getOperatorHelp',
  'queryOperatorParamPage',
  'queryOperatorUsagePage',
  'queryOperatorFeedbackPage',
  'queryOperatorAgreementPage',
  'getOperatorAgreement',
  'queryOperatorAcceptancePage',
] as const satisfies readonly Name[];
