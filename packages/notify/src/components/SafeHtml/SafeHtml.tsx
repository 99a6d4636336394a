import { ErrorState, LoadingState } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { isReadableHtml } from '../../core/announcements.ts';
import classes from './SafeHtml.module.css';
import { Unreadable } from './Unreadable.tsx';

/** Props of `SafeHtml`. */
export type SafeHtmlProps = {
  /** HTML that somebody else wrote. */
  html: string;
  /** Hosts that pictures may come from, besides the page's own. @default none */
  imageHosts?: readonly string[];
};

const NONE: readonly string[] = [];

/** Shows the harmless part of foreign HTML; the sanitiser loads when it is first needed. */
export function SafeHtml({ html, imageHosts = NONE }: SafeHtmlProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const boxRef = useRef<HTMLDivElement>(null);
  const isReadable = isReadableHtml(html);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press on retry loads again
  useEffect(() => {
    if (!isReadable) return;
    let isCurrent = true;
    import('./sanitise.ts').then(
      ({ sanitise }) => {
        if (!isCurrent) return;
        boxRef.current?.replaceChildren(sanitise(html, { page: window.location.href, imageHosts }));
        setState('shown');
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [html, isReadable, imageHosts, attempt]);

  if (!isReadable) return <Unreadable />;
  return (
    <>
      {state === 'loading' && <LoadingState />}
      {state === 'failed' && <ErrorState onRetry={() => setAttempt(attempt + 1)} />}
      <div ref={boxRef} className={classes.html} data-state={state} />
    </>
  );
}
