import { Trans } from '@lingui/react';
import { ActionButton, PageMessage } from '@portal/ui';
import type { ReactNode } from 'react';
import { choosePorts } from '../app/ports.ts';

const homePorts = choosePorts('navigate');
const HOME = '/#/user/home';

/** Leads to the workspace's home, or to the login page without a session. */
export function HomeLink({ href = HOME, isPrimary = true }: { href?: string; isPrimary?: boolean }) {
  const { navigate } = homePorts.use();
  return (
    <ActionButton
      isPrimary={isPrimary}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      <Trans id="portal.backHome" message="返回首页" />
    </ActionButton>
  );
}

export type NoAccessPageProps = {
  /** Names the system, when one is known. */
  systemName?: string;
  /** Another way to the page, before the way home. */
  children?: ReactNode;
};

/** Shown when a person may not see a system. */
export function NoAccessPage({ systemName, children }: NoAccessPageProps) {
  return (
    <PageMessage
      status={401}
      title={
        systemName && (
          <Trans
            id="portal.noAccess.system"
            message="您没有「{systemName}」的访问权限"
            values={{ systemName }}
          />
        )
      }
      actions={
        <>
          {children}
          <HomeLink isPrimary={false} />
        </>
      }
    />
  );
}

export type NotFoundPageProps = {
  /** Where home is. @default the person's own workspace */
  homeHref?: string;
};

/** Shown for an address, a micro-app or a menu path that leads nowhere. */
export function NotFoundPage({ homeHref }: NotFoundPageProps) {
  return <PageMessage status={404} actions={<HomeLink href={homeHref} />} />;
}

export type ServerErrorPageProps = { onRetry: () => void };

/** Shown when the portal's own server cannot answer. */
export function ServerErrorPage({ onRetry }: ServerErrorPageProps) {
  return (
    <PageMessage
      status={500}
      text={
        <Trans id="portal.serverError.text" message="服务暂时没有响应，请稍后重试。已填写的内容不会丢失。" />
      }
      actions={
        <>
          <ActionButton isPrimary onClick={onRetry}>
            <Trans id="portal.retry" message="重试" />
          </ActionButton>
          <HomeLink />
        </>
      }
    />
  );
}
