import { Trans } from '@lingui/react';
import { EmptyState } from '@portal/ui';

/** Stands where an announcement cannot be shown. */
export function Unreadable() {
  return (
    <EmptyState
      icon="file"
      title={<Trans id="notify.announcement.unreadable" message="这条公告暂时无法显示" />}
      text={<Trans id="notify.announcement.unreadable.text" message="请到公告列表查看，或联系客服。" />}
    />
  );
}
