import { useLingui } from '@lingui/react';
import { PageMessage } from '@portal/ui';
import { BackHomeButton } from './BackHomeButton.tsx';

/** Shown for an address, a micro-app or a menu path that leads nowhere. */
export function NotFoundPage() {
  const { i18n } = useLingui();
  return (
    <PageMessage
      code="404"
      title={i18n._({ id: 'portal.notFound.title', message: '没有找到该页面' })}
      text={i18n._({
        id: 'portal.notFound.text',
        message: '地址可能有误，或页面已被移除。请检查地址，或返回首页。',
      })}
      actions={<BackHomeButton />}
    />
  );
}
