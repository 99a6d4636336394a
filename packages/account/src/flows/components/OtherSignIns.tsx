import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import type { Agreement } from '@portal/api-client/contract';
import { AgreementLinks } from '../../agreements/components/AgreementLinks.tsx';
import classes from './OtherSignIns.module.css';

/** Props of `OtherSignIns`. */
export type OtherSignInsProps = {
  providers: readonly { provider: string; name?: string }[];
  /** The party whose page is being opened. */
  opening?: string;
  onChoose: (provider: string) => void;
  /** Signs in with a passkey; without it there is no such button. */
  onPasskey?: () => void;
  /** The browser is asking for the passkey. @default false */
  isAskingPasskey?: boolean;
  /** What people agree to, linked below. @default nothing */
  agreements?: readonly Agreement[] | undefined;
};

/** Third parties and passkeys that one can sign in with; nothing where there are none. */
export function OtherSignIns({
  providers,
  opening,
  onChoose,
  onPasskey,
  isAskingPasskey = false,
  agreements = [],
}: OtherSignInsProps) {
  const links = agreements.length > 0 && (
    <p className={classes.agreements}>
      <AgreementLinks agreements={agreements} />
    </p>
  );
  if (providers.length === 0 && !onPasskey) return links || null;
  return (
    <>
      <section aria-labelledby="account-other">
        <h2 id="account-other" className={classes.title}>
          <Trans id="account.other.title" message="其他登录方式" />
        </h2>
        <div className={classes.list}>
          {providers.map(({ provider, name }) => (
            <Button
              key={provider}
              variant="default"
              loading={opening === provider}
              disabled={opening !== undefined && opening !== provider}
              onClick={() => onChoose(provider)}
            >
              {name || provider}
            </Button>
          ))}
          {onPasskey && (
            <Button variant="default" loading={isAskingPasskey} onClick={onPasskey}>
              <Trans id="account.other.passkey" message="通行密钥" />
            </Button>
          )}
        </div>
      </section>
      {links}
    </>
  );
}
