import { Trans, useLingui } from '@lingui/react';
import { ActionButton, PageMessage, type PageMessageProps } from '@portal/ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { choosePorts } from '../app/ports.ts';
import { usePageTitle } from '../workspace/useDocument.ts';

const homePorts = choosePorts('navigate');
const HOME = '/#/user/home';

/** Leads to the home of the system entered last, or to the login page without a session. */
export function HomeLink({ isPrimary = true }: { isPrimary?: boolean }) {
  const { navigate } = homePorts.use();
  return (
    <ActionButton
      isPrimary={isPrimary}
      href={HOME}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(HOME);
      }}
    >
      <Trans id="portal.backHome" message="返回首页" />
    </ActionButton>
  );
}

/** A message page that also names the window. */
export function TitledMessage(props: Omit<PageMessageProps, 'ref'>) {
  const page = useRef<HTMLElement>(null);
  return (
    <>
      <PageMessage ref={page} {...props} />
      <OwnTitle page={page} />
    </>
  );
}

function OwnTitle({ page }: { page: RefObject<HTMLElement | null> }): null {
  const [title, setTitle] = useState('');
  // Another language writes another heading.
  useLingui();
  useEffect(() => setTitle(page.current?.querySelector('h1')?.textContent ?? ''));
  usePageTitle(title);
  return null;
}

export type NoAccessPageProps = {
  /** Names the system, when one is known. */
  systemName?: string;
  /** Why, and who can do what about it; in place of what is said otherwise. */
  reason?: { title: ReactNode; text: ReactNode } | undefined;
  /** Another way to the page, before the way home. */
  children?: ReactNode;
};

/** Shown when a person may not see a system. */
export function NoAccessPage({ systemName, reason, children }: NoAccessPageProps) {
  return (
    <TitledMessage
      status={401}
      text={reason?.text}
      title={
        reason?.title ??
        (systemName && (
          <Trans
            id="portal.noAccess.system"
            message="您没有「{systemName}」的访问权限"
            values={{ systemName }}
          />
        ))
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
  /** It fills a pane, which is named already. @default false */
  inPane?: boolean;
};

/** Shown for an address, a micro-app or a menu path that leads nowhere. */
export function NotFoundPage({ inPane = false }: NotFoundPageProps) {
  const Message = inPane ? PageMessage : TitledMessage;
  return <Message status={404} actions={<HomeLink />} />;
}

export type ServerErrorPageProps = { onRetry: () => void };

/** Shown when the portal's own server cannot answer. */
export function ServerErrorPage({ onRetry }: ServerErrorPageProps) {
  return (
    <TitledMessage
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
