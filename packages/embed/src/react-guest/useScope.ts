import { useEffect, useEffectEvent, useRef } from 'react';
import { changedParts, type PageScope } from '../core/scope.ts';
import { useGuest } from './GuestContext.ts';

/**
 * Says which shop, marketplace and days this page shows, and hears what is chosen in other panes. A part that the page does not
 * know is left out, one that is not narrowed is `null`.
 * @example
 * useScope({ marketplace: site ?? null }, ({ marketplace }) => change({ site: marketplace ?? undefined }));
 */
export function useScope(scope: PageScope, onScope: (scope: PageScope) => void): void {
  const { guest } = useGuest();
  const said = useRef<PageScope | undefined>(undefined);
  const heard = useRef<PageScope | undefined>(undefined);
  const hear = useEffectEvent((next: PageScope) => {
    heard.current = next;
    onScope(next);
  });
  const say = useEffectEvent(() => {
    // What was heard, or what the page begins with, is nobody's choice; a part may be known only once the rows are there.
    const before = said.current;
    const chosen =
      before !== undefined &&
      changedParts(scope, { ...before, ...heard.current }).some((part) => before[part] !== undefined);
    heard.current = undefined;
    said.current = scope;
    // A portal that does not know of scopes leaves the page as it is.
    guest.setScope(scope, { chosen }).catch(() => undefined);
  });
  useEffect(() => guest.on('scope', hear), [guest]);
  const { shop, marketplace, period } = scope;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said again has changed in one of its parts
  useEffect(() => say(), [guest, shop, marketplace, period?.from, period?.to, period === null]);
}
