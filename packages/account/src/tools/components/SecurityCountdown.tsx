import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './Tools.module.css';

/** Props of `SecurityCountdown`. */
export type SecurityCountdownProps = {
  /** What the server says; a sentence of its own stands in when missing. */
  text: string | undefined;
  /** Ends the session; called once. */
  onEnd: () => void;
};

const SECONDS = 3;
const SECOND_MS = 1000;

/** What a dialog about the account's security says before the session ends by itself. */
export function SecurityCountdown({ text, onEnd }: SecurityCountdownProps) {
  const [left, setLeft] = useState(SECONDS);
  const hasEnded = useRef(false);

  function end(): void {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd();
  }

  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) end();
  });

  return (
    <div className={classes.body}>
      <p className={classes.text}>
        {text || <Trans id="account.security.text" message="为保护账号安全，需要重新登录。" />}
      </p>
      <p className={classes.text} role="timer" aria-live="off">
        <Trans
          id="account.security.countdown"
          message="{seconds} 秒后自动退出登录"
          values={{ seconds: left }}
        />
      </p>
      <div className={classes.answers}>
        <Button data-autofocus onClick={end}>
          <Trans id="account.security.now" message="立即退出" />
        </Button>
      </div>
    </div>
  );
}
