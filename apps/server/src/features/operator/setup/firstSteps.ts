import { operatorCodes } from '@portal/api-client/contract/operator';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/identity.ts';
import { BusinessError } from '../../../http/errors.ts';
import { messageText } from '../../../http/messages.ts';
import { NO_PASSWORD } from '../../account/flows/openCompany.ts';
import { openNewPassword } from '../../account/flows/openNewPassword.ts';
import { orBusy } from '../../account/refuseWhenBusy.ts';
import { checkModels } from '../../assistant/models/checkModels.ts';
import { readProvider } from '../../assistant/models/readProvider.ts';
import { readStoredConfig } from '../../setup/storedConfig.ts';
import type { Act, ActTools, Look } from '../OperatorHandlers.ts';
import { fieldsRefused } from '../refuse.ts';

/** Sets the password of an operator who came by an address that works once, and has none. */
export const setOperatorPassword: Act<'setOperatorPassword'> = async (request, context) => {
  const { db, services, userId } = context;
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (user?.passwordHash !== NO_PASSWORD) throw new BusinessError(operatorCodes.notNow, 'hasPassword');
  const password = await openNewPassword(context, request.password);
  const passwordHash = await orBusy(services.hasher.hash(password));
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  return { answer: undefined, deed: { action: 'password-set', target: user.userName ?? '' } };
};

const CHANNEL_FIELDS = { email: /^[^\s@<>"]{1,64}@[^\s@<>"]{1,130}$/, sms: /^\+?\d{6,15}$/ } as const;

/** Sends a message to try whether the way reaches somebody; the page asks what became of it. */
export const testOperatorChannel: Act<'testOperatorChannel', ActTools> = async (request, context) => {
  const { db, services, locale } = context;
  const { channel, recipient } = request;
  if (!CHANNEL_FIELDS[channel].test(recipient)) throw fieldsRefused({ recipient: 'contactRule' }, locale);
  if (!services.outbox.reaches(channel)) throw fieldsRefused({ recipient: 'channelNotReached' }, locale);
  const delivery = await services.outbox.add(db, {
    channel,
    recipient,
    locale,
    subject: messageText('channelTestSubject', locale),
    body: messageText('channelTestBody', locale),
    // A carrier that holds the wording itself has this one in any case.
    template: { name: 'recover', params: { code: '000000' } },
  });
  return { answer: { delivery }, deed: { action: 'channel-tested', target: channel } };
};

/** Asks the models of the assistant whether they answer, and what they can do. */
export const checkOperatorAssistant: Look<'checkOperatorAssistant'> = async (_request, { db }) => {
  const provider = readProvider(process.env, (await readStoredConfig(db)).assistant);
  if (!provider) return { models: [], provider: undefined };
  const checked = await checkModels(provider);
  return {
    provider: provider.baseUrl,
    models: checked.map(({ model, streaming, tools, images }) => ({
      code: model.code,
      streaming: streaming.works,
      tools: tools.works,
      images: images.works,
      why: streaming.why,
    })),
  };
};
