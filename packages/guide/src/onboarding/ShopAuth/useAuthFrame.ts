import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type AuthMessage, readAuthMessage } from '../../core/shopAuth.ts';

/** Hears what the provider's form says: only that frame, and only while it shows a page of that origin. */
export function useAuthFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: AuthMessage) => void,
): void {
  const take = useEffectEvent((event: MessageEvent<unknown>) => {
    const source = frame.current?.contentWindow;
    if (!source || event.source !== source || event.origin !== origin) return;
    const message = readAuthMessage(event.data);
    if (message) onMessage(message);
  });
  useEffect(() => {
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, []);
}
