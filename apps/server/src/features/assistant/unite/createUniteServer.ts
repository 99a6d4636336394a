import { closeCodes } from '@portal/api-client/contract';
import { aiCodes, UniteRequestSchema } from '@portal/api-client/contract/ai';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { Session } from '../../../auth/Session.ts';
import type { Database } from '../../../db/Database.ts';
import { users } from '../../../db/schema/identity.ts';
import type { Clock } from '../../../http/Clock.ts';
import type { Caller } from '../../../http/callerOf.ts';
import { BusinessError, HttpError } from '../../../http/errors.ts';
import type { Logger } from '../../../http/Logger.ts';
import { type Locale, localeOf } from '../../../http/localeOf.ts';
import { messageText } from '../../../http/messages.ts';
import type { SocketRoute } from '../../../realtime/createSocketServer.ts';
import { type SocketLimits, watchSocket } from '../../../realtime/watchSocket.ts';
import type { ServerServices } from '../../../ServerServices.ts';
import { callMethod } from './callMethod.ts';
import type { UniteHub } from './createUniteHub.ts';
import { createUniteSeat, type UniteSeat } from './UniteSeat.ts';

/** What the assistant's sockets need. */
export type UniteServerDeps = {
  db: Database;
  clock: Clock;
  log: Logger;
  services: ServerServices;
  hub: UniteHub;
};

type Frame = v.InferOutput<typeof UniteRequestSchema>;

/** A socket on which nobody signs in is closed. */
const SIGN_IN_WITHIN_MS = 15_000;
/** A token is believed for so long; the end of its session is told at once. */
const BELIEVED_MS = 5_000;

/** Makes the server of the assistant's sockets: every frame says who sends it. */
export function createUniteServer(deps: UniteServerDeps): SocketRoute {
  return { serve: (socket, caller, limits) => serveSocket(deps, socket, caller, limits) };
}

function serveSocket(deps: UniteServerDeps, socket: WebSocket, caller: Caller, limits?: SocketLimits): void {
  const { clock, log, services, hub } = deps;
  let seat: UniteSeat | undefined;
  let leave = () => {};
  let believed: { token: string; until: number; session: Session } | undefined;
  let order = Promise.resolve();
  const { send, ready } = watchSocket(socket, {
    ping: 'ping',
    pong: 'pong',
    ...(limits && { limits }),
    onText: (text) => receive(text),
  });
  const patience = setTimeout(() => seat ?? socket.close(closeCodes.unauthorized), SIGN_IN_WITHIN_MS);
  let expiry: NodeJS.Timeout | undefined;
  socket.on('close', () => {
    clearTimeout(patience);
    clearTimeout(expiry);
    leave();
  });
  ready();

  const refuse = (frame: Partial<Frame>, code: string, message: string, data: unknown = null) =>
    send({
      code: Number(code) || code,
      method: 'error',
      message,
      data: { method: frame.method ?? null, detail: data },
      ...(frame.id && { id: frame.id }),
    });

  const authenticate = async (frame: Frame): Promise<Session | undefined> => {
    const token = (frame.authorization ?? '').replace(/^Bearer /, '');
    if (believed?.token === token && believed.until > performance.now()) return believed.session;
    if (token === '' || services.appTokens.isAppToken(token)) return undefined;
    const found = await services.sessions.authenticate(token, caller, { rotate: false });
    if (!found) return undefined;
    // A socket is one person's: another token may only be the same session's next one.
    if (seat && seat.client.sessionId !== found.session.id) return undefined;
    believed = { token, until: performance.now() + BELIEVED_MS, session: found.session };
    return found.session;
  };

  const enter = async (session: Session, companyId: string): Promise<UniteSeat> => {
    const { userId, id: sessionId, startedAt, expiresAt } = session;
    const close = (code: number) => socket.close(code);
    const client = { userId, companyId, sessionId, startedAt, send, close };
    const locale = await storedLocale(deps.db, userId);
    const entered = createUniteSeat(client, { ...deps, userId, companyId, locale });
    clearTimeout(patience);
    if (socket.readyState !== socket.OPEN) return entered;
    expiry = setTimeout(
      () => close(closeCodes.unauthorized),
      Math.min(2 ** 31 - 1, expiresAt.getTime() - clock.now().getTime()),
    );
    leave = hub.join(entered);
    seat = entered;
    return entered;
  };

  const answer = async (frame: Frame): Promise<void> => {
    const locale = frame.language ? localeOf(frame.language) : (seat?.context.locale ?? 'zh-CN');
    const session = await authenticate(frame);
    if (!session) {
      refuse(frame, aiCodes.notSignedIn, messageText('aiNotSignedIn', locale));
      return socket.close(closeCodes.unauthorized);
    }
    const { companyId, subjectCodeEncrypt } = session;
    const isOther = frame.company_code && frame.company_code !== subjectCodeEncrypt;
    if (isOther || (frame.userid && frame.userid !== session.userId))
      return refuse(frame, '403', messageText('forbidden', locale));
    if (!companyId) return refuse(frame, '403', messageText('subjectNotChosen', locale));
    // What it looks at belongs to the company that was left.
    if (seat && seat.client.companyId !== companyId) return socket.close(closeCodes.restarting);
    const own = seat ?? (await enter(session, companyId));
    if (frame.language) own.context = { ...own.context, locale };
    const { method, data, watch, follow, text } = await callMethod(own.context, frame.method, frame.data);
    if (watch) own.watching = watch;
    send({
      code: 0,
      method,
      message: text ? messageText(text, own.context.locale) : '',
      data: data ?? null,
      ...(frame.id && { id: frame.id }),
    });
    if (follow) own.follow(follow.messageId, follow.from);
    if (watch) followStreaming(own, data);
  };

  const handle = async (frame: Frame): Promise<void> => {
    try {
      await answer(frame);
    } catch (error) {
      const locale = seat?.context.locale ?? 'zh-CN';
      if (error instanceof BusinessError || error instanceof HttpError) {
        const values = error.values;
        const message =
          typeof error.text === 'string' ? messageText(error.text, locale, values) : error.text.literal;
        return refuse(frame, error.code, message, error instanceof HttpError ? error.detail : error.data);
      }
      log.error({ err: error, method: frame.method }, 'a frame of the assistant failed');
      refuse(frame, aiCodes.failed, messageText('serverError', locale));
    }
  };

  const receive = (text: string): void => {
    const parsed = v.safeParse(UniteRequestSchema, parseJson(text));
    if (!parsed.success) {
      refuse({}, aiCodes.invalid, messageText('badRequest', 'zh-CN'));
      return;
    }
    const frame = parsed.output;
    // A stop waits for nothing; the rest is done in the order in which it came.
    if (frame.method === 'stopAnswer' && seat) void handle(frame);
    else order = order.then(() => handle(frame));
  };
}

/** The answer that is being made in a conversation that was just read goes on where it was read. */
function followStreaming(seat: UniteSeat, detail: unknown): void {
  const chats = typeof detail === 'object' && detail !== null && 'chats' in detail ? detail.chats : [];
  for (const chat of Array.isArray(chats) ? chats : [])
    if (chat.state === 'streaming')
      seat.follow(chat.message_id, { t: chat.think?.length ?? 0, c: chat.content.length });
}

async function storedLocale(db: Database, userId: string): Promise<Locale> {
  const [row] = await db.select({ language: users.chooseLanguage }).from(users).where(eq(users.id, userId));
  return localeOf(row?.language);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
