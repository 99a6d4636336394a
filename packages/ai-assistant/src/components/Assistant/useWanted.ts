import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../core/entities.ts';

/** A message that somebody asked to be led to. */
export type Wanted = { placeKey: string; message_id: string };

/** A wish to be led to a message, until it is granted. */
export type WantedProps = { wanted: Wanted | undefined; onFound: () => void };

export type WantedOptions = WantedProps & {
  chats: readonly ChatMessage[];
  /** The server has older messages. */
  hasEarlier: boolean;
  loadEarlier: () => Promise<void>;
  /** Mounts at least so many of the last messages. */
  mountLast: (count: number) => void;
  hold: (part: HTMLElement) => void;
};

/** Leads to a message of this conversation, loading older ones until it is there. Returns its id once it is found. */
export function useWanted(options: WantedOptions): string | undefined {
  const { wanted, onFound, chats, hasEarlier, loadEarlier, mountLast, hold } = options;
  const [foundId, setFoundId] = useState<string>();
  const loadedBefore = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted) return;
    const index = chats.findIndex(({ message_id }) => message_id === wanted.message_id);
    if (index === -1) {
      const oldest = chats[0]?.message_id;
      if (!hasEarlier || loadedBefore.current === oldest) return;
      loadedBefore.current = oldest;
      void loadEarlier();
      return;
    }
    const element = document.getElementById(`ai-${wanted.message_id}`);
    if (!element) return mountLast(chats.length - index);
    setFoundId(wanted.message_id);
    onFound();
    hold(element);
    element.focus({ preventScroll: true });
  });
  return foundId;
}
