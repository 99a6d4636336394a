import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { AppDeps, AppEnv } from './AppDeps.ts';

/** Who calls, and by which name of this server. */
export type Caller = { address: string; userAgent: string; host: string; secure: boolean };

type Trust = AppDeps['trustProxy'];

/** Reads a request's caller; forwarded headers count only where the sender is trusted to set them. */
export function callerOf(c: Context<AppEnv>, { trustProxy }: { trustProxy: Trust }): Caller {
  return read((name) => c.req.header(name), c.env?.incoming?.socket, trustProxy);
}

/** The same for a request that is not the application's, such as a socket's. */
export function callerOfMessage({ headers, socket }: IncomingMessage, trustProxy: Trust): Caller {
  return read((name) => headers[name]?.toString(), socket, trustProxy);
}

function read(
  header: (name: string) => string | undefined,
  socket: IncomingMessage['socket'] | undefined,
  trustProxy: Trust,
): Caller {
  const peer = (socket?.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
  const isTrusted = trustProxy === 'all' || (trustProxy === 'loopback' && isLoopback(peer));
  const forwarded = (name: string) => (isTrusted ? header(name)?.split(',').at(-1)?.trim() : undefined);
  const isEncrypted = socket !== undefined && 'encrypted' in socket && socket.encrypted === true;
  return {
    address: forwarded('x-forwarded-for') ?? peer,
    userAgent: (header('user-agent') ?? '').slice(0, 300),
    host: hostOf(forwarded('x-forwarded-host') ?? header('host')),
    secure: forwarded('x-forwarded-proto') === 'https' || isEncrypted,
  };
}

/** Host and port as a browser would write them: the name goes into policies and addresses. */
function hostOf(text = ''): string {
  return /^[\w.-]{1,255}(:\d{1,5})?$|^\[[\da-f:.]{2,45}\](:\d{1,5})?$/i.test(text) ? text : 'localhost';
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
