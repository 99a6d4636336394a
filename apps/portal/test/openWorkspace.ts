import { menuQueries } from '@portal/menu-engine';
import { systemHref } from '@portal/menu-engine/core';
import { TabsProvider } from '@portal/tabs';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { PortsContext } from '../src/app/ports.ts';
import { createDoor } from '../src/workspace/panes/createDoor.ts';
import { openPanes } from '../src/workspace/panes/openPanes.ts';
import { WorkspaceProvider } from '../src/workspace/WorkspaceContext.tsx';
import type { Shell } from './createShell.ts';

const OMS = { serviceId: 'svc-oms', systemCode: 'OMS' };

/* React draws at once in what `act` runs. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The order system as the shell enters it: session and menus are there, its panes are open. */
export async function openWorkspace(shell: Shell, system = OMS) {
  const { ports } = shell;
  await ports.session.load();
  const index = await ports.queryClient.ensureQueryData(menuQueries(ports.api).tree(system));
  const base = systemHref(system);
  const door = createDoor(ports, system);
  const { tabs, refused } = openPanes(ports, { system, index, base, door });
  const entry = (id: string) => {
    const found = index.byId.get(id);
    if (!found) throw new Error(`no menu ${id}`);
    return found;
  };
  const value = { system, index, base, door, list: {} as never, theme: 'light' as const };
  /** Renders a part of the workspace; what it returns renders it anew, or takes it away. */
  const render = (part: () => ReactNode) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const Part = () => part();
    const draw = () =>
      act(async () =>
        root.render(
          createElement(
            QueryClientProvider,
            { client: ports.queryClient },
            createElement(
              PortsContext,
              { value: ports },
              createElement(TabsProvider, {
                tabs,
                children: createElement(WorkspaceProvider, { value, children: createElement(Part) }),
              }),
            ),
          ),
        ),
      );
    const remove = () => act(async () => root.unmount());
    onTestFinished(async () => {
      await remove();
      container.remove();
    });
    return { draw, remove };
  };
  return { ...shell, base, door, entry, index, refused, render, system, tabs };
}

/** What a hook returns in a part of the workspace; `get` gives the latest value. */
export async function useIn<Value>(workspace: Awaited<ReturnType<typeof openWorkspace>>, hook: () => Value) {
  const values: Value[] = [];
  const { draw, remove } = workspace.render(() => {
    values.push(hook());
    return null;
  });
  await draw();
  return { get: () => values.at(-1) as Value, draw, remove };
}
