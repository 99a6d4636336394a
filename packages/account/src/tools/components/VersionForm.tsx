import { Trans, useLingui } from '@lingui/react';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import classes from './Tools.module.css';

/** The version in use and the newer one; without a newer one nothing can be switched to. */
export type VersionOffer = { present?: string; next?: string };

/** Props of `VersionSwitch`. */
export type VersionSwitchProps = {
  /** Which versions there are; while that is not known, the switch finds out. */
  offer?: VersionOffer | undefined;
  /** Switches and loads the page again; a rejection lets the person try again. */
  onSwitch: () => Promise<void>;
  onCancel: () => void;
};

/** The dialog has taken the focus already when its form comes. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** What a dialog about the newer version asks: only who agrees can switch. */
export function VersionForm({ offer, onSwitch, onCancel }: VersionSwitchProps) {
  const { i18n } = useLingui();
  const [agrees, setAgrees] = useState(false);
  const [sending, setSending] = useState(false);
  const isMissing = offer !== undefined && offer.next === undefined;

  async function confirm(): Promise<void> {
    setSending(true);
    // What went wrong is not said here: the button is there to be pressed again.
    await onSwitch().catch(() => setSending(false));
  }

  return (
    <div className={classes.body}>
      <p className={classes.text}>
        <Trans
          id="account.version.text"
          message="新版本会调整菜单和页面布局，切换后页面会重新加载，未保存的内容会丢失。"
        />
      </p>
      {offer && (
        <p className={classes.versions} role="status">
          {isMissing ? (
            <Trans id="account.version.missing" message="贵公司暂未开放新版本，请联系在线客服。" />
          ) : (
            <Trans
              id="account.version.fromTo"
              message="当前为{present}，将切换到{next}。"
              values={{ present: offer.present, next: offer.next }}
            />
          )}
        </p>
      )}
      <Checkbox
        size="sm"
        ref={takeFocus}
        label={i18n._({ id: 'account.version.agree', message: '我已了解并同意切换' })}
        checked={agrees}
        disabled={sending || isMissing}
        onChange={(event) => setAgrees(event.currentTarget.checked)}
      />
      <div className={classes.answers}>
        <Button variant="default" onClick={onCancel} disabled={sending}>
          <Trans id="account.version.cancel" message="暂不切换" />
        </Button>
        <Button disabled={!agrees || isMissing} loading={sending} onClick={() => void confirm()}>
          <Trans id="account.version.confirm" message="确认切换" />
        </Button>
      </div>
    </div>
  );
}
