import type { RequestContext } from '../../http/RequestContext.ts';

/** Who asks the assistant for something, by HTTP or by the socket. */
export type AssistantContext = Pick<
  RequestContext,
  'db' | 'clock' | 'log' | 'services' | 'userId' | 'companyId' | 'locale'
>;
