import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { companySystems } from '../db/schema/systems.ts';
import { createSignInTicket, TICKET_LIFE_S } from '../features/account/signInTickets.ts';
import { OPERATOR_COMPANY_ID, OPERATOR_SYSTEM } from '../features/operator/console/operatorCompany.ts';
import { systemClock } from '../http/Clock.ts';
import type { Settings } from '../settings/readSettings.ts';
import { portalUrl } from './passwordLink.ts';

/** Where the operator of a portal sets it up, in words: an address that signs them in once, and cannot be guessed. */
export async function setupLink(db: Database, settings: Settings, userId: string): Promise<string> {
  const isConsole = eq(companySystems.systemCode, OPERATOR_SYSTEM);
  const [console] = await db.select().from(companySystems).where(isConsole);
  const token = await createSignInTicket(db, systemClock, { userId, companyId: OPERATOR_COMPANY_ID });
  const page = new URL(`/entry/${console?.serviceId}/${OPERATOR_SYSTEM}/operator`, portalUrl(settings));
  page.searchParams.set('token', token);
  page.hash = '/setup';
  return `Set it up at ${page} within ${TICKET_LIFE_S / 60} minutes: the address works once; \`npm run portalctl -- setup-link\` prints another.`;
}
