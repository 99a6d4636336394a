import type { RequestContext } from '../../http/RequestContext.ts';
import { requireGrant } from '../access/requireAccess.ts';

/** The kind of data that the menus about services show. */
const SERVICES_RESOURCE = 'services';

/** Throws unless the caller has a menu about the company's services, in whatever state it is: who has it may order. */
export async function requireBuyer(context: RequestContext): Promise<void> {
  await requireGrant(context, SERVICES_RESOURCE);
}
