import { type RefObject, useEffect, useRef, useState } from 'react';
import { SLOW_HINT_MS, VERY_SLOW_HINT_MS } from '../core/constants.ts';
import { createFrame, onFrameBlocked, setFrameHidden } from '../engines/createFrame.ts';
import { probeFrame } from '../engines/probeFrame.ts';

type FramePagePhase = 'loading' | 'slow' | 'very-slow' | 'ready' | 'missing' | 'failed' | 'blocked';

/** Phases that a late word of the browser does not change. */
export const BROKEN: ReadonlySet<FramePagePhase> = new Set(['missing', 'failed', 'blocked']);

export type FramePageOptions = {
  /** Undefined for an address that is not opened. */
  url: string | undefined;
  title: string;
  sandbox: string;
  active: boolean;
  reloadKey: number | undefined;
  probe: boolean;
};

export type FramePage = {
  container: RefObject<HTMLDivElement | null>;
  phase: FramePagePhase;
  reload(): void;
};

/** Keeps one frame in a container and returns how its page does, as far as a browser lets that be known. */
export function useFramePage({ url, title, sandbox, active, reloadKey, probe }: FramePageOptions): FramePage {
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(undefined);
  const [phase, setPhase] = useState<FramePagePhase>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reloadKey and attempt load the page again; the title has its own effect
  useEffect(() => {
    if (!container.current || !url) return;
    const element = createFrame({ src: url, title, sandbox });
    const ended = new AbortController();
    frame.current = element;
    setFrameHidden(element, !active);
    setPhase('loading');
    const timers = [
      setTimeout(() => setPhase('slow'), SLOW_HINT_MS),
      setTimeout(() => setPhase('very-slow'), VERY_SLOW_HINT_MS),
    ];
    const settle = (next: FramePagePhase) => {
      timers.forEach(clearTimeout);
      setPhase((now) => (BROKEN.has(now) ? now : next));
    };
    onFrameBlocked(url, ended.signal, () => settle('blocked'));
    element.addEventListener('load', () => settle('ready'));
    // A browser's own error page counts as loaded: only the server can tell what is there.
    if (probe)
      void probeFrame(url, ended.signal).then((verdict) => {
        if (ended.signal.aborted) return;
        if (verdict === 'missing') settle('missing');
        if (verdict === 'failing' || verdict === 'unreachable') settle('failed');
      });
    container.current.append(element);
    return () => {
      timers.forEach(clearTimeout);
      ended.abort();
      element.remove();
    };
  }, [url, sandbox, probe, reloadKey, attempt]);
  useEffect(() => {
    if (frame.current) setFrameHidden(frame.current, !active);
  }, [active]);
  useEffect(() => {
    if (frame.current) frame.current.title = title;
  }, [title]);

  return { container, phase, reload: () => setAttempt((count) => count + 1) };
}
