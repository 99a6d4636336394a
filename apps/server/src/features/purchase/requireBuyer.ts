import type { RequestContext } from '../../http/RequestContext.ts';
import { requireResource } from '../menus/requireResource.ts';

/** The kind of data that the menus about services show. */
const SERVICES_RESOURCE = 'services';

/** Throws unless the caller may open a menu about the company's services: who sees them may order. */
export async function requireBuyer(context: RequestContext): Promise<void> {
  await requireResource(context, SERVICES_RESOURCE);
}
