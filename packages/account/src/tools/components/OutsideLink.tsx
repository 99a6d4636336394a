import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './Tools.module.css';

/** Props of `OutsideLink`. */
export type OutsideLinkProps = { href: string; onDone: () => void };

/** Stands in for a window that the browser did not open: the link to press, or to copy by hand. */
export function OutsideLink({ href, onDone }: OutsideLinkProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => setIsCopied(true),
      // The address stands there to be copied by hand.
      () => setIsCopied(false),
    );
  return (
    <div className={classes.body}>
      <p className={classes.text}>
        <Trans id="account.outside.text" message="浏览器拦截了新窗口，请点下面的链接打开。" />
      </p>
      <p className={classes.address}>{href}</p>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => void copy()}>
          {isCopied ? (
            <Trans id="account.outside.copied" message="已复制" />
          ) : (
            <Trans id="account.outside.copy" message="复制链接" />
          )}
        </Button>
        <Button component="a" href={href} target="_blank" rel="noopener noreferrer" onClick={onDone}>
          <Trans id="account.outside.open" message="打开页面" />
        </Button>
      </div>
    </div>
  );
}
