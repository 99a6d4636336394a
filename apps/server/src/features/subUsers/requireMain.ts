import { answerCodes } from '@portal/api-client/contract';
import { BusinessError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { roleOf, UNRESTRICTED_ROLE } from '../menus/roleOf.ts';

/** Throws unless the caller is a main account of the company. */
export async function requireMain(context: RequestContext): Promise<void> {
  if ((await roleOf(context)) !== UNRESTRICTED_ROLE)
    throw new BusinessError(answerCodes.forbidden, 'forbidden');
}
