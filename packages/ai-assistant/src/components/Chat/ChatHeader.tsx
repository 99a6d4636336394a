import { Trans, useLingui } from '@lingui/react';
import { ActionMenu, type ActionMenuItem, IconButton, useFormatters } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './Chat.module.css';

export type ChatHeaderProps = {
  title: string;
  /** Messages that there are; unknown before the first conversation. */
  count?: number;
  updatedAt?: string | undefined;
  /** Reopens the list of themes. */
  onChooseTheme?: () => void;
  /** Makes a team topic of a personal chat. */
  onConvert?: () => void;
  /** The people of a team topic, with their popover. */
  members?: ReactNode;
  onAddMember?: () => void;
  settings: readonly ActionMenuItem[];
  /** Shows the lists, where there is no room for them beside the conversation. */
  onShowLists?: () => void;
  /** The window around it; a panel in the page has none. */
  frame?: ChatFrame | undefined;
};

/** What can be done with the window around a conversation. */
export type ChatFrame = { isFullscreen: boolean; onToggleFullscreen: () => void; onClose: () => void };

/** What conversation this is, and what can be done with the whole of it. */
export function ChatHeader(props: ChatHeaderProps) {
  const { title, count, updatedAt, members, settings, frame } = props;
  const { i18n } = useLingui();
  const { dateTime } = useFormatters();
  return (
    <header className={classes.header}>
      {props.onShowLists && (
        <IconButton
          className={classes.lists}
          icon="message"
          label={i18n._({ id: 'ai.lists.show', message: '显示会话列表' })}
          onClick={props.onShowLists}
        />
      )}
      <div className={classes.heading}>
        <h2 className={classes.title} title={title}>
          {title}
        </h2>
        {count !== undefined && (
          <p className={classes.meta}>
            <Trans id="ai.header.count" message="{count} 条消息" values={{ count }} />
            {updatedAt && (
              <>
                {' · '}
                <Trans id="ai.header.updated" message="更新于 {at}" values={{ at: dateTime(updatedAt) }} />
              </>
            )}
          </p>
        )}
      </div>
      {props.onChooseTheme && (
        <IconButton
          icon="template"
          label={i18n._({ id: 'ai.header.themes', message: '选择其他主题' })}
          onClick={props.onChooseTheme}
        />
      )}
      {props.onConvert && (
        <IconButton
          icon="team"
          label={i18n._({ id: 'ai.header.convert', message: '转为团队话题' })}
          onClick={props.onConvert}
        />
      )}
      {members}
      {props.onAddMember && (
        <IconButton
          icon="user-plus"
          label={i18n._({ id: 'ai.header.addMember', message: '添加团队成员' })}
          onClick={props.onAddMember}
        />
      )}
      {settings.length > 0 && (
        <ActionMenu
          label={i18n._({ id: 'ai.header.settings', message: '设置' })}
          placement="bottom-end"
          trigger={(trigger) => (
            <IconButton
              {...trigger}
              icon="settings"
              label={i18n._({ id: 'ai.header.settings', message: '设置' })}
            />
          )}
          items={settings}
        />
      )}
      {frame && (
        <IconButton
          icon={frame.isFullscreen ? 'minimize' : 'maximize'}
          label={
            frame.isFullscreen
              ? i18n._({ id: 'ai.header.restore', message: '退出全屏' })
              : i18n._({ id: 'ai.header.fullscreen', message: '全屏' })
          }
          onClick={frame.onToggleFullscreen}
        />
      )}
      {frame && (
        <IconButton
          icon="close"
          label={i18n._({ id: 'ai.close', message: '关闭助手' })}
          onClick={frame.onClose}
        />
      )}
    </header>
  );
}
