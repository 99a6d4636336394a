import type { PortalHost } from '../core/types.ts';

/** Returns a portal that is, at each call, the one of that moment. */
export function delegate(current: () => PortalHost): PortalHost {
  return new Proxy({} as PortalHost, { get: (_target, name) => Reflect.get(current(), name) });
}
