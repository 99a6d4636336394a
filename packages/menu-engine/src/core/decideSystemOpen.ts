import { judgeSwitcherOpen, type SwitcherRefusal } from './judgeSwitcherOpen.ts';
import type { JudgedSystem } from './judgeSystemAccess.ts';
import { systemHref, type WorkspacePlace } from './menuAddress.ts';

/** A system as the switcher opens it. */
export type OpenableSystem = WorkspacePlace &
  Pick<JudgedSystem, 'status' | 'serviceDeploy'> & {
    readonly embedded?: boolean | undefined;
    readonly systemDomain?: string | undefined;
  };

/** What a press on a system does. */
export type SystemOpening =
  | { readonly kind: 'refused'; readonly reason: SwitcherRefusal }
  | { readonly kind: 'workspace'; readonly href: string }
  /** A new window at the system's own `/transfer`, to which the shell adds the token. */
  | { readonly kind: 'window'; readonly url: string };

/** Decides a press on a system: refused, opened inside the shell, or in a window of its own when it is not embedded. */
export function decideSystemOpen(system: OpenableSystem): SystemOpening {
  const reason = judgeSwitcherOpen(system);
  if (reason) return { kind: 'refused', reason };
  const url = system.embedded === false ? transferUrl(system.systemDomain) : undefined;
  return url ? { kind: 'window', url } : { kind: 'workspace', href: systemHref(system) };
}

/** Returns the address of the hand-over page on a system's domain, which may come without its scheme; undefined when it is no web address. */
function transferUrl(systemDomain: string | undefined): string | undefined {
  const domain = systemDomain?.trim();
  if (!domain) return undefined;
  const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(domain) ? domain : `https://${domain}`;
  if (!URL.canParse(withScheme)) return undefined;
  const url = new URL(withScheme);
  return /^https?:$/.test(url.protocol) ? new URL('/transfer', url).href : undefined;
}
