import { eq } from 'drizzle-orm';
import { digestOf } from '../../../auth/tokens.ts';
import type { Database } from '../../../db/Database.ts';
import { users } from '../../../db/schema/identity.ts';
import { knownDevices } from '../../../db/schema/secondFactor.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { describeDevice, networkOf } from './describeDevice.ts';
import { newDeviceText } from './newDeviceText.ts';

/**
 * Tells a person by mail of a sign-in by a browser, on a system or from a network that the account has not been used by
 * before; not of the first. Nothing is said where nobody carries mail.
 */
export async function tellNewDevice(
  tx: Database,
  { clock, services, address, userAgent }: PublicContext,
  userId: string,
): Promise<void> {
  const { browser, system } = describeDevice(userAgent);
  const digest = digestOf([browser, system, networkOf(address)].join('\n'));
  const isFirst = (await tx.$count(knownDevices, eq(knownDevices.userId, userId))) === 0;
  const device = { userId, digest, seenAt: clock.now() };
  const added = await tx.insert(knownDevices).values(device).onConflictDoNothing().returning();
  if (isFirst || added.length === 0 || !services.outbox.reaches('email')) return;
  const [user] = await tx
    .select({ email: users.email, language: users.chooseLanguage })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.email) return;
  const text = newDeviceText(user.language, { browser, system, address, at: clock.now() });
  await services.outbox.add(tx, { channel: 'email', recipient: user.email, ...text });
}
