import { Trans, useLingui } from '@lingui/react';
import { useReducedMotion } from '@mantine/hooks';
import { IconButton, NoticeBar } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tickerItems } from '../../core/ticker.ts';
import { useNews } from '../../react/NewsContext.ts';
import { newsQueries } from '../../react/newsQueries.ts';
import classes from './Ticker.module.css';
import { useTickerMotion } from './useTickerMotion.ts';

/** What the operator announces and what runs out, in one running line; it stands still under the pointer and the focus. */
export function Ticker() {
  const { i18n } = useLingui();
  const { api, systemCode, navigation } = useNews();
  const { data } = useQuery(newsQueries(api).ticker(systemCode));
  const [closed, setClosed] = useState<string>();
  const [isPaused, setIsPaused] = useState(false);
  const isCalm = useReducedMotion();
  const items = data ? tickerItems(data, i18n.locale) : [];
  const content = items.map(({ key }) => key).join();
  const { boxRef, textRef, handlers } = useTickerMotion(isPaused, content);
  if (items.length === 0 || closed === content) return null;
  const isRenewing = items.some(({ renews }) => renews);
  return (
    <section aria-label={i18n._({ id: 'notify.ticker', message: '公告' })} {...handlers}>
      <NoticeBar
        tone={isRenewing ? 'warning' : 'info'}
        icon="bell"
        actions={
          <>
            {isRenewing && (
              <button type="button" className={classes.renew} onClick={navigation.openRenewal}>
                <Trans id="notify.renew" message="续费" />
              </button>
            )}
            {!isCalm && (
              <button
                type="button"
                className={classes.pause}
                aria-pressed={isPaused}
                onClick={() => setIsPaused(!isPaused)}
              >
                {isPaused ? (
                  <Trans id="notify.ticker.play" message="继续" />
                ) : (
                  <Trans id="notify.ticker.pause" message="暂停" />
                )}
              </button>
            )}
            <IconButton
              icon="close"
              size="small"
              label={i18n._({ id: 'notify.ticker.close', message: '关闭公告' })}
              onClick={() => setClosed(content)}
            />
          </>
        }
      >
        <div ref={boxRef} className={classes.box} data-calm={isCalm || undefined}>
          <div ref={textRef} className={classes.text}>
            {items.map(({ key, text, renews }) => (
              <span key={key} className={classes.item} data-renews={renews || undefined} dir="auto">
                {text}
              </span>
            ))}
          </div>
        </div>
      </NoticeBar>
    </section>
  );
}
