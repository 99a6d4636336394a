import { useLingui } from '@lingui/react';
import { createApi, isApiError } from '@portal/api-client';
import {
  type SavedWorkspace,
  savedWorkspacesContract,
  type WorkspaceContent,
} from '@portal/api-client/contract';
import { askAnew } from '@portal/embed/react-queries';
import { type Pane, type PaneInput, useTabsSend, useTabsSnapshot } from '@portal/tabs';
import { captureWorkspace, type KeptPane, placeWorkspace } from '@portal/tabs/workspaces';
import { useFormatters } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findShellPage, NATIVE_APP } from '../../pages/shellPages.ts';
import { sessionScopes } from '../../workspace/embedded/guestAnswers.ts';
import { menuOf, menuPane } from '../../workspace/panes/menuPane.ts';
import { paneTitle } from '../../workspace/panes/paneTitle.tsx';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { SAVED_WORKSPACES, workspaceHref } from '../savedWorkspaces.ts';
import { panesPorts } from './ports.ts';

/** In the place of a pane: what a saved workspace says that its pages are about. */
const SCOPE_SOURCE = 'saved-workspace';

/** What can be done with saved workspaces from the present one. */
export function useWorkspaces() {
  const ports = panesPorts.use();
  const { system, index, door } = useWorkspace();
  const readTabs = useTabsSnapshot();
  const send = useTabsSend();
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const format = useFormatters();

  return useMemo(() => {
    const { toasts, dialogs, guests, navigate, windowStorage, act } = ports;
    const api = createApi(ports.client, savedWorkspacesContract);
    const openKey = `workspace-open:${system.serviceId}`;
    const changed = () => askAnew(queryClient, SAVED_WORKSPACES);

    /** How a pane is opened today; undefined for one that this person may not open. */
    function resolve(pane: KeptPane): PaneInput | undefined {
      const entry = menuOf(pane, index);
      const input = entry && menuPane(entry);
      if (input) {
        const stands = input.kind === 'micro-app' && input.app === pane.app;
        const opened = stands ? { ...input, path: pane.path } : input;
        return door.refusalOf(opened) ? undefined : opened;
      }
      const { key, app, path, tab } = pane;
      if (pane.menuId !== undefined || !app || !findShellPage(app, path)) return undefined;
      return { key, kind: app === NATIVE_APP ? 'native' : 'micro-app', app, path, tab, external: true };
    }

    function capture(): WorkspaceContent {
      const state = readTabs();
      // The page that shows a workspace is no part of one.
      const panes = state.panes.filter(
        ({ app, path }) => !(app === NATIVE_APP && path.startsWith('/workspace')),
      );
      const kept = captureWorkspace({ ...state, panes }, (pane: Pane) => paneTitle(pane, index, i18n));
      const { shop, marketplace, period } = sessionScopes.running(ports)?.get().common ?? {};
      const scope = {
        ...(shop && { shop }),
        ...(marketplace && { marketplace }),
        ...(period && { from: period.from, to: period.to }),
      };
      const hasActive = panes.some(({ key }) => key === kept.activeKey);
      return {
        ...kept,
        panes: [...kept.panes],
        activeKey: hasActive ? kept.activeKey : (panes[0]?.key ?? ''),
        ...(Object.keys(scope).length > 0 && { scope }),
      };
    }

    /** Whether the person lets go of what would be lost: pages that close or are loaded anew with something unsaved. */
    async function mayLose(lost: readonly string[]): Promise<boolean> {
      const objections = await guests.panes.objections([...lost]);
      const unsaved = readTabs().panes.filter(
        ({ key, marks }) =>
          lost.includes(key) && (marks?.dirty || objections.some(({ paneId }) => paneId === key)),
      );
      if (unsaved.length === 0) return true;
      const pages = format.list(unsaved.map((pane) => paneTitle(pane, index, i18n)));
      return dialogs.confirm({
        title: i18n._({ id: 'portal.workspaces.unsaved', message: '打开工作区会丢失未保存的内容' }),
        message: pages,
        tone: 'danger',
      });
    }

    async function open(workspace: SavedWorkspace): Promise<void> {
      if (workspace.serviceId !== system.serviceId) return navigate(workspaceHref(workspace));
      const { content, id, name } = workspace;
      const lostIn = ({ live }: typeof before) => before.live.filter((key) => !live.includes(key));
      const before = readTabs();
      if (!(await mayLose(lostIn(placeWorkspace(before, content, resolve).state)))) return;
      const { state, left, closed } = placeWorkspace(readTabs(), content, resolve);
      for (const key of closed) guests.panes.forget(key);
      send({ type: 'restore', state });
      const { shop, marketplace, from, to } = content.scope ?? {};
      const scope = { shop, marketplace, ...(from && to && { period: { from, to } }) };
      const scopes = content.scope && sessionScopes.of(ports);
      scopes?.send({ type: 'say', paneId: SCOPE_SOURCE, scope, chosen: true });
      scopes?.send({ type: 'forget', paneId: SCOPE_SOURCE });
      windowStorage.set(openKey, JSON.stringify({ id, keys: content.panes.map(({ key }) => key) }));
      toasts.show({
        id: 'workspace-opened',
        tone: left.length > 0 ? 'warning' : 'success',
        title: i18n._({ id: 'portal.workspaces.opened', message: '已打开“{name}”', values: { name } }),
        ...(left.length > 0 && {
          message: i18n._({
            id: 'portal.workspaces.left',
            message: '没有权限，未打开：{pages}',
            values: { pages: format.list(left.map(({ tab }) => tab)) },
          }),
        }),
        action: {
          label: i18n._({ id: 'portal.workspaces.undo', message: '撤销' }),
          onClick: () => send({ type: 'restore', state: before }),
        },
        durationMs: 8000,
      });
    }

    /** Resolves with the words of a refusal. */
    const refusalOf = async (call: () => Promise<unknown>): Promise<string | undefined> => {
      try {
        await call();
        await changed();
        return undefined;
      } catch (error) {
        return (isApiError(error) && error.serverMessage) || i18n._(NOT_SAVED);
      }
    };
    /** The same as a toast. */
    const told = async (call: () => Promise<unknown>): Promise<boolean> => {
      const refusal = await refusalOf(call);
      if (refusal) toasts.show({ id: 'workspace-refused', tone: 'warning', title: refusal });
      return refusal === undefined;
    };
    return {
      resolve,
      open,
      save: (name: string) =>
        refusalOf(() => api.saveWorkspace({ name, ...system, content: capture() }, { silent: true })),
      /** Keeps a copy of a colleague's, and opens it. */
      async keep(workspace: SavedWorkspace): Promise<void> {
        const { name, serviceId, systemCode, content } = workspace;
        const isKept = await told(() =>
          api.saveWorkspace({ name, serviceId, systemCode, content }, { silent: true }),
        );
        if (isKept) await open(workspace);
      },
      async update({ id, name }: SavedWorkspace): Promise<void> {
        const seen = seenIn(windowStorage.get(openKey), id);
        const content = capture();
        if (await told(() => api.saveWorkspace({ id, name, ...system, content, seen }, { silent: true }))) {
          windowStorage.set(openKey, JSON.stringify({ id, keys: content.panes.map(({ key }) => key) }));
          toasts.show({
            id: 'workspace-done',
            tone: 'success',
            title: i18n._({ id: 'portal.workspaces.updated', message: '“{name}”已更新', values: { name } }),
          });
        }
      },
      rename: (id: string, name: string) =>
        refusalOf(() => api.changeWorkspace({ id, name }, { silent: true })),
      share: (id: string, audience: SavedWorkspace['audience']) =>
        told(() => api.changeWorkspace({ id, audience }, { silent: true })),
      async copyLink(workspace: SavedWorkspace): Promise<void> {
        const { id, audience } = workspace;
        const isShared =
          audience !== 'own' ||
          (await told(() => api.changeWorkspace({ id, audience: 'link' }, { silent: true })));
        if (isShared) await act('copy-link', new URL(workspaceHref(workspace), window.location.origin).href);
      },
      startWith: ({ serviceId, id }: SavedWorkspace, isStart: boolean) =>
        told(() => api.startWithWorkspace({ serviceId, id: isStart ? id : null }, { silent: true })),
      async remove({ id, name }: SavedWorkspace): Promise<void> {
        if (!(await told(() => api.deleteWorkspace({ id }, { silent: true })))) return;
        toasts.show({
          id: 'workspace-done',
          tone: 'success',
          title: i18n._({ id: 'portal.workspaces.deleted', message: '“{name}”已删除', values: { name } }),
          action: {
            label: i18n._({ id: 'portal.workspaces.undo', message: '撤销' }),
            onClick: () => void told(() => api.bringBackWorkspace({ id }, { silent: true })),
          },
          durationMs: 8000,
        });
      },
    };
  }, [ports, system, index, door, readTabs, send, queryClient, i18n, format]);
}

const NOT_SAVED = /*i18n*/ { id: 'portal.workspaces.failed', message: '没有保存成功，请稍后重试' };

/** The panes that a workspace held when it was opened in this window; none where it was not. */
function seenIn(kept: string | null, id: string): string[] {
  try {
    const open: unknown = JSON.parse(kept ?? 'null');
    if (typeof open !== 'object' || open === null || Reflect.get(open, 'id') !== id) return [];
    const keys: unknown = Reflect.get(open, 'keys');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
