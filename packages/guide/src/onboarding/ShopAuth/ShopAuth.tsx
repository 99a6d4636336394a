import { Trans, useLingui } from '@lingui/react';
import { ErrorState, LoadingState } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { authDialogHeight, type ShopAuthBegun, shopAuthUrl } from '../../core/shopAuth.ts';
import classes from './ShopAuth.module.css';
import { useAuthFrame } from './useAuthFrame.ts';

/** Props of `ShopAuth`. */
export type ShopAuthProps = {
  platform: string;
  iconUrl?: string;
  /** Asks the server for the provider's form. */
  begin: () => Promise<ShopAuthBegun>;
  /** The provider says that the shop is authorised; called once. */
  onDone: () => void;
};

/* The dialog's own margin to the window's edges. */
const WINDOW_SHARE = 0.9;

/** The provider's form in which a seller lets the portal read a shop. */
export function ShopAuth({ platform, iconUrl, begin, onDone }: ShopAuthProps) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [form, setForm] = useState<URL | 'failed'>();
  const [isLoaded, setLoaded] = useState(false);
  const [height, setHeight] = useState<number>();
  const isDone = useRef(false);
  const url = form instanceof URL ? form : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again, a new function for the same form does not
  useEffect(() => {
    let isMounted = true;
    setForm(undefined);
    setLoaded(false);
    begin().then(
      (begun) => isMounted && setForm(readForm(begun, { platform, ...(iconUrl && { iconUrl }) })),
      () => isMounted && setForm('failed'),
    );
    return () => {
      isMounted = false;
    };
  }, [platform, attempt]);

  useAuthFrame(frame, url?.origin, (message) => {
    if (message.type === 'height') setHeight(fit(box.current, message.height));
    else if (!isDone.current) {
      isDone.current = true;
      onDone();
    }
  });

  if (form === 'failed') {
    return (
      <ErrorState
        title={<Trans id="guide.shopAuth.failed" message="授权页面没有打开" />}
        onRetry={() => setAttempt((count) => count + 1)}
      />
    );
  }
  return (
    <div
      ref={box}
      className={classes.box}
      aria-busy={!isLoaded}
      style={height === undefined ? undefined : { height }}
    >
      {!isLoaded && (
        <div className={classes.loading}>
          <LoadingState />
        </div>
      )}
      {url && (
        <iframe
          ref={frame}
          className={classes.frame}
          src={url.href}
          title={i18n._({ id: 'guide.shopAuth.frame', message: '平台授权表单' })}
          // The form runs its own scripts on its own origin; it can neither navigate this page nor open windows.
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
        />
      )}
    </div>
  );
}

function readForm(begun: ShopAuthBegun, options: { platform: string; iconUrl?: string }): URL | 'failed' {
  try {
    return shopAuthUrl(begun, options);
  } catch {
    return 'failed';
  }
}

/** Limits the form's height, so that its dialog is 160 px higher than the form asks for. */
function fit(box: HTMLElement | null, reported: number): number {
  const dialog = box?.closest('[role="dialog"]');
  const around =
    dialog && box ? dialog.getBoundingClientRect().height - box.getBoundingClientRect().height : 0;
  return authDialogHeight(reported, window.innerHeight * WINDOW_SHARE) - Math.round(around);
}
