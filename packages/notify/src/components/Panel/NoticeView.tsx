import { Trans, useLingui } from '@lingui/react';
import type { Notice } from '@portal/api-client/contract';
import { useMachine } from '@portal/machine/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mergeClassifications } from '../../core/classifications.ts';
import { useNotify } from '../../react/NotifyContext.ts';
import { noticeQueries } from '../../react/noticeQueries.ts';
import { openMessage } from '../../runtime/openMessage.ts';
import { FollowedExports } from './FollowedExports.tsx';
import { type NoticeTab, NoticeTabs } from './NoticeTabs.tsx';
import { PageList } from './PageList.tsx';
import classes from './Panel.module.css';
import { PanelHeader } from './PanelHeader.tsx';
import { PanelState } from './PanelState.tsx';
import { PreviewList } from './PreviewList.tsx';

/** Props of `NoticeView`. */
export type NoticeViewProps = { onClose: () => void; onSettings: () => void };

/** The messages by type, with what can be done with them. */
export function NoticeView({ onClose, onSettings }: NoticeViewProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { windows, revision } = useMachine(notify.settings);
  const { unread, unreadByType } = useMachine(notify.inbox);
  const [tab, setTab] = useState<NoticeTab>('unread');
  const types = useQuery(noticeQueries(notify.ports.api).classifications(revision));
  const classifications = mergeClassifications(types.data?.dataList ?? [], windows, i18n.locale);
  const { navigation } = notify.ports;
  const open = ({ id, msgInfo }: Notice) => {
    onClose();
    openMessage(navigation, { info: msgInfo, noticeId: id });
  };
  return (
    <>
      <PanelHeader type={typeof tab === 'number' ? tab : undefined} onSettings={onSettings} />
      <PanelState />
      <NoticeTabs
        value={tab}
        onChange={setTab}
        classifications={classifications}
        isLoading={types.isPending}
        unread={unread}
        unreadByType={unreadByType}
      />
      <div className={classes.body}>
        {tab === 'unread' ? (
          <PreviewList classifications={classifications} onOpen={open} />
        ) : (
          <PageList type={tab === 'all' ? undefined : tab} classifications={classifications} onOpen={open} />
        )}
        <FollowedExports />
      </div>
      <footer className={classes.footer}>
        <button
          type="button"
          className={classes.link}
          onClick={() => {
            onClose();
            navigation.openNotices();
          }}
        >
          <Trans id="notify.panel.viewAll" message="查看全部通知" />
        </button>
        <button
          type="button"
          className={classes.link}
          onClick={() => {
            onClose();
            navigation.openExportCentre();
          }}
        >
          <Trans id="notify.export.centre" message="导出中心" />
        </button>
      </footer>
    </>
  );
}
