import { Trans } from '@lingui/react';
import { ActionButton, PageMessage } from '@portal/ui';
import { HomeLink } from './HomeLink.tsx';

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
