import type { Handlers } from '../../../http/handlers.ts';
import { requireOpenService } from '../../access/requireAccess.ts';

/** Hands the session over: to a page of this portal, or to a system elsewhere with a token for that system alone. */
export const transformLogin: Handlers['transformLogin'] = async ({ systemCode }, context) => {
  const { services, session } = context;
  const { serviceId, systemDomain } = await requireOpenService(context, { systemCode }, 'use');
  const here = `/entry/${encodeURIComponent(serviceId)}/${encodeURIComponent(systemCode)}`;
  const domain = URL.canParse(systemDomain) ? new URL(systemDomain) : undefined;
  if (domain?.protocol !== 'https:' && domain?.protocol !== 'http:') return { url: here };
  const { token } = services.appTokens.issue(`page:system:${systemCode}`, session.id);
  domain.searchParams.set('token', token);
  return { url: domain.href, token };
};
