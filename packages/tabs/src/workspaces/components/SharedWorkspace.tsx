import { Trans, useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { ErrorState, Icon, LoadingState, PageMessage } from '@portal/ui';
import type { Ref } from 'react';
import classes from './SharedWorkspace.module.css';

/** Props of `SharedWorkspace`. */
export type SharedWorkspaceProps = {
  /** The place that a pane is told of. */
  ref?: Ref<HTMLElement>;
  /** Undefined while it loads, null when there is none that the person may see. */
  workspace: { name: string; owner?: string | undefined; isOwn: boolean } | null | undefined;
  /** It could not be loaded. @default false */
  failed?: boolean;
  onRetry: () => void;
  /** Its pages by what their tabs said, and whether the person may open each. */
  pages: readonly { key: string; title: string; isOpen: boolean }[];
  /** Opens it, without keeping a copy. */
  onOpen: () => void;
  /** Keeps a copy of the person's own, and opens that; resolves with the reason when that was refused. */
  onKeep: () => void;
  /** The copy is being saved. @default false */
  isKeeping?: boolean;
};

/** A workspace that a colleague shares: what is in it, what of it the person may not see, and a copy to keep. */
export function SharedWorkspace({
  ref,
  workspace,
  failed = false,
  onRetry,
  pages,
  onOpen,
  onKeep,
  isKeeping = false,
}: SharedWorkspaceProps) {
  const { i18n } = useLingui();
  if (failed && !workspace) return <ErrorState onRetry={onRetry} />;
  if (workspace === undefined) return <LoadingState />;
  if (workspace === null) {
    return (
      <PageMessage
        status={404}
        title={<Trans id="tabs.workspaces.gone" message="找不到这个工作区" />}
        text={<Trans id="tabs.workspaces.gone.text" message="它可能已被删除，或者不再分享。" />}
      />
    );
  }
  const { name, owner, isOwn } = workspace;
  const shut = pages.filter(({ isOpen }) => !isOpen);
  return (
    <section ref={ref} className={classes.page}>
      <h1 className={classes.name}>{name}</h1>
      {owner && (
        <p className={classes.note}>
          <Trans id="tabs.workspaces.from" message="由 {owner} 分享" values={{ owner }} />
        </p>
      )}
      <ul
        className={classes.pages}
        aria-label={i18n._({ id: 'tabs.workspaces.content', message: '包含的页面' })}
      >
        {pages.map(({ key, title, isOpen }) => (
          <li key={key} className={classes.entry} data-shut={!isOpen || undefined}>
            <Icon name={isOpen ? 'file' : 'lock'} size={16} />
            <span className={classes.words}>{title}</span>
            {!isOpen && (
              <span className={classes.shut}>
                <Trans id="tabs.workspaces.shut" message="没有权限，不会打开" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {shut.length > 0 && (
        <p className={classes.note}>
          <Trans id="tabs.workspaces.ask" message="需要这些页面时，请联系管理员开通权限。" />
        </p>
      )}
      <div className={classes.actions}>
        <Button onClick={onOpen} disabled={shut.length === pages.length}>
          <Trans id="tabs.workspaces.open" message="打开这些页面" />
        </Button>
        {!isOwn && (
          <Button variant="default" onClick={onKeep} loading={isKeeping}>
            <Trans id="tabs.workspaces.keep" message="保存到我的工作区并打开" />
          </Button>
        )}
      </div>
    </section>
  );
}
