import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ErrorState } from '@portal/ui';
import { FRAME_SANDBOX } from '../engines/createFrame.ts';
import styles from './MicroAppPane.module.css';
import { PaneHistory, type PaneHistoryProps } from './PaneHistory.tsx';
import { OutsideLink } from './PaneMute.tsx';
import { PaneSkeleton } from './PaneSkeleton.tsx';
import status from './PaneStatus.module.css';
import { BROKEN, useFramePage } from './useFramePage.ts';

/** Props of `FramePane`. */
export type FramePaneProps = Omit<PaneHistoryProps, 'active' | 'title'> & {
  /** The page to show; http and https only. */
  url: string;
  /** The name of the page, for screen readers and in messages. */
  title: string;
  /** False hides the pane and keeps it alive. */
  active: boolean;
  /** @default scripts, forms, popups, downloads and its own origin */
  sandbox?: string;
  /** Origins whose server lets the portal see whether a page is there; others are only ever slow. @default none */
  probeOrigins?: readonly string[];
  /** A new value loads the page again. */
  reloadKey?: number;
};

const NOWHERE: readonly string[] = [];

/** Shows an external page that does not speak the guest SDK; nothing is asked of it and nothing is answered. */
export function FramePane(props: FramePaneProps) {
  const { title, active, sandbox = FRAME_SANDBOX, probeOrigins = NOWHERE, reloadKey } = props;
  const { i18n } = useLingui();
  const url = toFrameUrl(props.url);
  const probe = url !== undefined && probeOrigins.includes(new URL(url).origin);
  const { container, phase, reload } = useFramePage({ url, title, sandbox, active, reloadKey, probe });
  if (!url) {
    return (
      <div className={styles.pane} data-embed-status="failed">
        <div className={styles.refused} role="alert">
          {i18n._({ id: 'embed.badAddress', message: '该菜单的网址无效，无法打开' })}
        </div>
      </div>
    );
  }
  const isBroken = BROKEN.has(phase);
  const isLoading = phase === 'loading' || phase === 'slow' || phase === 'very-slow';
  const covered = isBroken || isLoading;
  const failure = phase === 'missing' || phase === 'blocked' ? phase : 'failed';
  const words = frameFailureText(i18n, failure, title);
  const outside = <OutsideLink href={url} />;
  return (
    <div
      className={styles.pane}
      data-embed-status={isBroken ? 'failed' : isLoading ? 'loading' : 'ready'}
      aria-busy={isLoading}
    >
      <PaneHistory {...props} />
      <div className={styles.stage}>
        <div ref={container} className={styles.content} data-covered={covered || undefined} inert={covered} />
        {isLoading && (
          <PaneSkeleton
            title={title}
            slowness={phase === 'loading' ? 'none' : phase}
            verySlowText={i18n._({ id: 'embed.frameSlow', message: '页面仍未显示，可能不允许在此打开' })}
            onReload={reload}
          >
            {outside}
          </PaneSkeleton>
        )}
        {isBroken && (
          <div className={status.error}>
            <ErrorState {...words} onRetry={reload} />
            {outside}
          </div>
        )}
      </div>
    </div>
  );
}

function frameFailureText(i18n: I18n, failure: 'missing' | 'failed' | 'blocked', title: string) {
  const values = { title };
  switch (failure) {
    case 'blocked':
      return {
        title: i18n._({ id: 'embed.blocked', message: '「{title}」不能在门户里打开', values }),
        text: i18n._({
          id: 'embed.blockedAdvice',
          message: '门户的安全策略没有放行它的地址。请联系管理员，或在新窗口打开。',
        }),
      };
    case 'missing':
      return {
        title: i18n._({ id: 'embed.frameMissing', message: '「{title}」的页面不存在', values }),
        text: failedAdvice(i18n),
      };
    case 'failed':
      return {
        title: i18n._({ id: 'embed.frameFailed', message: '「{title}」没有打开', values }),
        text: failedAdvice(i18n),
      };
  }
}

function failedAdvice(i18n: I18n): string {
  return i18n._({
    id: 'embed.frameFailedAdvice',
    message: '对方网站没有正常返回页面，请稍后重试，或在新窗口打开查看。',
  });
}

function toFrameUrl(url: string): string | undefined {
  // A server has no document; there an address must be whole.
  const base = globalThis.document?.baseURI;
  if (!URL.canParse(url, base)) return undefined;
  const { protocol, href } = new URL(url, base);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}
