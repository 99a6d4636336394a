import { Trans, useLingui } from '@lingui/react';
import { useMachine } from '@portal/machine/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showCategories } from '../../core/categories.ts';
import type { Notice } from '../../core/types.ts';
import { useNotify } from '../../react/NotifyContext.ts';
import { noticeQueries } from '../../react/noticeQueries.ts';
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
  const { unread, unreadByCategory } = useMachine(notify.inbox);
  const [tab, setTab] = useState<NoticeTab>('unread');
  const known = useQuery(noticeQueries(notify.ports.inbox).categories(revision));
  const categories = showCategories(known.data ?? [], windows, i18n.locale);
  const category = typeof tab === 'string' ? undefined : tab.category;
  const { exports } = notify;
  const { navigation, inbox } = notify.ports;
  const open = (notice: Notice) => {
    onClose();
    navigation.open(notice);
  };
  return (
    <>
      <PanelHeader category={category} onSettings={onSettings} />
      <PanelState />
      <NoticeTabs
        value={tab}
        onChange={setTab}
        categories={categories}
        isLoading={inbox.categories === undefined || known.isPending}
        unread={unread}
        unreadByCategory={unreadByCategory}
      />
      <div className={classes.body}>
        {tab === 'unread' ? (
          <PreviewList categories={categories} onOpen={open} />
        ) : (
          <PageList category={category} categories={categories} onOpen={open} />
        )}
        <FollowedExports />
      </div>
      <footer className={classes.footer}>
        {navigation.openAll && (
          <button
            type="button"
            className={classes.link}
            onClick={() => {
              onClose();
              navigation.openAll?.();
            }}
          >
            <Trans id="notify.panel.viewAll" message="查看全部通知" />
          </button>
        )}
        {exports && (
          <button
            type="button"
            className={classes.link}
            onClick={() => {
              onClose();
              exports.openCentre();
            }}
          >
            <Trans id="notify.export.centre" message="导出中心" />
          </button>
        )}
      </footer>
    </>
  );
}
