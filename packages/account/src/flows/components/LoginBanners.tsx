import { Trans, useLingui } from '@lingui/react';
import { Icon, LoadingState, useLocale } from '@portal/ui';
import { useMemo, useState } from 'react';
import { type BannerRow, readBanners } from '../core/readBanners.ts';
import { BannerCard } from './BannerCard.tsx';
import classes from './LoginBanners.module.css';

const DAY_MS = 86_400_000;

/** Props of `LoginBanners`. */
export type LoginBannersProps = {
  /** As the server lists them; missing while they are asked for. */
  banners?: readonly BannerRow[];
  /** They could not be had. @default false */
  failed?: boolean;
  onRetry: () => void;
  /** A fixed moment, for what stands first. @default the clock */
  now?: number;
};

/**
 * News beside the sign-in form, one at a time: another one first each day. Nothing moves by itself next to fields that
 * are being filled in.
 */
export function LoginBanners({ banners, failed = false, onRetry, now }: LoginBannersProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [moved, setMoved] = useState(0);
  const [first] = useState(() => Math.floor((now ?? Date.now()) / DAY_MS));
  const shown = useMemo(
    () => readBanners(banners ?? [], { locale, base: window.location.href }),
    [banners, locale],
  );
  if (failed) {
    return (
      <p className={classes.failed} role="status">
        <Trans id="account.banners.failed" message="动态未能加载" />
        <button type="button" className={classes.retry} onClick={onRetry}>
          <Trans id="account.banners.retry" message="重试" />
        </button>
      </p>
    );
  }
  if (!banners) {
    return (
      <LoadingState>
        <span data-skeleton className={classes.skeleton} />
      </LoadingState>
    );
  }
  const total = shown.length;
  const index = total && (((first + moved) % total) + total) % total;
  const banner = shown[index];
  if (!banner) return null;
  const move = (by: number) => setMoved(moved + by);
  return (
    <section
      className={classes.banners}
      aria-label={i18n._({ id: 'account.banners.title', message: '最新动态' })}
    >
      <div className={classes.place} aria-live="polite" aria-atomic="true">
        <BannerCard key={index} banner={banner} />
      </div>
      {total > 1 && (
        <div className={classes.controls}>
          <button
            type="button"
            className={classes.move}
            aria-label={i18n._({ id: 'account.banners.previous', message: '上一条' })}
            onClick={() => move(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <span className={classes.count}>
            {index + 1}/{total}
          </span>
          <button
            type="button"
            className={classes.move}
            aria-label={i18n._({ id: 'account.banners.next', message: '下一条' })}
            onClick={() => move(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </section>
  );
}
