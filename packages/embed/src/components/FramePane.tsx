import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { SLOW_HINT_MS, VERY_SLOW_HINT_MS } from '../core/constants.ts';
import { createFrame, FRAME_SANDBOX, setFrameHidden } from '../engines/createFrame.ts';
import styles from './MicroAppPane.module.css';
import { PaneSkeleton } from './PaneSkeleton.tsx';

export type FramePaneProps = {
  /** The page to show; http and https only. */
  url: string;
  /** The name of the page, for screen readers and in messages. */
  title: string;
  /** False hides the pane and keeps it alive. */
  active: boolean;
  /** @default scripts, forms, popups, downloads and its own origin */
  sandbox?: string;
  /** A new value loads the page again. */
  reloadKey?: number;
};

/** An external page that does not speak the guest SDK; nothing is asked of it and nothing is answered. */
export function FramePane({ url, title, active, sandbox = FRAME_SANDBOX, reloadKey }: FramePaneProps) {
  const { i18n } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(undefined);
  const [phase, setPhase] = useState<'loading' | 'slow' | 'very-slow' | 'ready'>('loading');
  const [attempt, setAttempt] = useState(0);
  const safeUrl = toFrameUrl(url);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reloadKey and attempt load the page again; the title has its own effect
  useEffect(() => {
    if (!container.current || !safeUrl) return;
    const element = createFrame({ src: safeUrl, title, sandbox });
    frame.current = element;
    setPhase('loading');
    const timers = [
      setTimeout(() => setPhase('slow'), SLOW_HINT_MS),
      setTimeout(() => setPhase('very-slow'), VERY_SLOW_HINT_MS),
    ];
    element.addEventListener('load', () => {
      timers.forEach(clearTimeout);
      setPhase('ready');
    });
    container.current.append(element);
    return () => {
      timers.forEach(clearTimeout);
      element.remove();
    };
  }, [safeUrl, sandbox, reloadKey, attempt]);
  useEffect(() => {
    if (frame.current) setFrameHidden(frame.current, !active);
  }, [active]);
  useEffect(() => {
    if (frame.current) frame.current.title = title;
  }, [title]);

  const covered = phase !== 'ready';
  return (
    <div
      className={styles.pane}
      data-embed-status={safeUrl ? phase : 'failed'}
      aria-busy={covered && Boolean(safeUrl)}
    >
      <div ref={container} className={styles.content} data-covered={covered || undefined} inert={covered} />
      {covered && safeUrl && (
        <PaneSkeleton
          title={title}
          slowness={phase === 'loading' ? 'none' : phase}
          verySlowText={i18n._({ id: 'embed.frameSlow', message: '页面仍未显示，可能不允许在此打开' })}
          onReload={() => setAttempt((count) => count + 1)}
          outsideUrl={safeUrl}
        />
      )}
      {!safeUrl && (
        <div className={styles.refused} role="alert">
          {i18n._({ id: 'embed.badAddress', message: '该菜单的网址无效，无法打开' })}
        </div>
      )}
    </div>
  );
}

function toFrameUrl(url: string): string | undefined {
  if (!URL.canParse(url, document.baseURI)) return undefined;
  const { protocol, href } = new URL(url, document.baseURI);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}
