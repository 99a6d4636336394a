import type { Context } from 'hono';
import type { AppDeps, AppEnv } from './AppDeps.ts';

/** Who calls, and by which name of this server. */
export type Caller = { address: string; userAgent: string; host: string; secure: boolean };

/** Reads a request's caller; forwarded headers count only where the sender is trusted to set them. */
export function callerOf(c: Context<AppEnv>, { trustProxy }: Pick<AppDeps, 'trustProxy'>): Caller {
  const socket = c.env?.incoming?.socket;
  const peer = (socket?.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
  const trusted = trustProxy === 'all' || (trustProxy === 'loopback' && isLoopback(peer));
  const forwarded = (name: string) => (trusted ? c.req.header(name)?.split(',').at(-1)?.trim() : undefined);
  const encrypted = socket !== undefined && 'encrypted' in socket && socket.encrypted === true;
  return {
    address: forwarded('x-forwarded-for') ?? peer,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
    host: forwarded('x-forwarded-host') ?? c.req.header('host') ?? 'localhost',
    secure: forwarded('x-forwarded-proto') === 'https' || encrypted,
  };
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
