import { Trans, useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { NoticeBar } from '@portal/ui';

/** Props of `HelpCard`. */
export type HelpCardProps = {
  /** Names the online service, which is there. @default not named */
  hasConsult?: boolean;
  /** Puts the card away for good. */
  onDone: () => void;
};

/** Two sentences for who is here for the first time, in a line of their own: nothing is covered. */
export function HelpCard({ hasConsult = false, onDone }: HelpCardProps) {
  const { i18n } = useLingui();
  return (
    <aside aria-label={i18n._({ id: 'account.help.title', message: '第一次使用？' })}>
      <NoticeBar
        title={<Trans id="account.help.title" message="第一次使用？" />}
        actions={
          <Button size="compact-xs" variant="light" onClick={onDone}>
            <Trans id="account.help.done" message="知道了" />
          </Button>
        }
      >
        <Trans
          id="account.help.text"
          message="按 Ctrl/⌘ K 可搜索任何菜单；导出的文件在右上角的导出中心下载。"
        />{' '}
        {hasConsult && <Trans id="account.help.consult" message="有问题可随时点右上角的在线客服。" />}
      </NoticeBar>
    </aside>
  );
}
