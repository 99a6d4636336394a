import { Trans, useLingui } from '@lingui/react';
import { sayGuideText } from '../../components/texts.ts';
import type { Platform } from '../../core/platform.ts';
import classes from './PlatformChoice.module.css';

/** Props of `PlatformChoice`. */
export type PlatformChoiceProps = {
  /** In the order in which they are offered. */
  platforms: readonly Platform[];
  onChoose: (code: string) => void;
  /** While one is being opened. @default false */
  isBusy?: boolean;
};

/** The platforms whose shops can be bound. */
export function PlatformChoice({ platforms, onChoose, isBusy = false }: PlatformChoiceProps) {
  const { i18n } = useLingui();
  return (
    <ul className={classes.list}>
      {platforms.map(({ code, name, note }) => {
        return (
          <li key={code}>
            <button
              type="button"
              className={classes.platform}
              data-platform={code}
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) onChoose(code);
              }}
            >
              <span className={classes.mark} aria-hidden="true">
                {name.charAt(0)}
              </span>
              <span className={classes.name}>
                {name} {note && <span className={classes.note}>{sayGuideText(i18n, note)}</span>}
              </span>
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={classes.platform} disabled>
          <span className={classes.mark} aria-hidden="true">
            …
          </span>
          <span className={classes.name}>
            <Trans id="guide.platform.more" message="更多平台，敬请期待" />
          </span>
        </button>
      </li>
    </ul>
  );
}
