import { useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { PageMessage } from '@portal/ui';
import { BackHomeButton } from './BackHomeButton.tsx';

export type ServerErrorPageProps = { onRetry: () => void };

/** Shown when the portal's own server cannot answer. */
export function ServerErrorPage({ onRetry }: ServerErrorPageProps) {
  const { i18n } = useLingui();
  return (
    <PageMessage
      code="500"
      title={i18n._({ id: 'portal.serverError.title', message: '服务暂时不可用' })}
      text={i18n._({
        id: 'portal.serverError.text',
        message: '请稍后重试。您已打开的页面和填写的内容不会丢失。',
      })}
      actions={
        <>
          <Button onClick={onRetry}>{i18n._({ id: 'portal.retry', message: '重试' })}</Button>
          <BackHomeButton />
        </>
      }
    />
  );
}
