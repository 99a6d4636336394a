import { Trans, useLingui } from '@lingui/react';
import { PLATFORMS, type PlatformCode } from '../../core/platforms.ts';
import classes from './PlatformChoice.module.css';

/** Props of `PlatformChoice`. */
export type PlatformChoiceProps = {
  onChoose: (platform: PlatformCode) => void;
  /** While one is being opened. @default false */
  isBusy?: boolean;
};

const NOTES: Partial<Record<PlatformCode, { id: string; message: string }>> = {
  TEMU: /*i18n*/ { id: 'guide.platform.semi', message: '半托管' },
};

/** The platforms whose shops can be bound. */
export function PlatformChoice({ onChoose, isBusy = false }: PlatformChoiceProps) {
  const { i18n } = useLingui();
  return (
    <ul className={classes.list}>
      {PLATFORMS.map(({ code, name }) => {
        const note = NOTES[code];
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
                {name} {note && <span className={classes.note}>{i18n._(note)}</span>}
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
