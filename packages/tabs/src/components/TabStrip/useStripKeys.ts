import { useLingui } from '@lingui/react';
import { type KeyboardEvent, useState } from 'react';
import { type StripCommand, stripCommand } from './stripCommand.ts';
import type { TabStripProps } from './types.ts';

/** Carries out on the panes what the keyboard asks on a tab; `announcement` is what a screen reader should hear. */
export function useStripKeys(
  { panes, titleOf, onActivate, onClose, onMove }: TabStripProps,
  openMenu: (key: string, at: { x: number; y: number }) => void,
): { onKeyDown: (event: KeyboardEvent<HTMLElement>) => void; announcement: string } {
  const { i18n } = useLingui();
  const [announcement, setAnnouncement] = useState('');

  const move = (key: string, to: number) => {
    const pane = panes.find((candidate) => candidate.key === key);
    if (!pane || pane.kind === 'home' || to < 1 || to >= panes.length) return;
    onMove(key, to);
    const values = { title: titleOf(pane), position: to + 1, total: panes.length };
    setAnnouncement(
      i18n._({ id: 'tabs.moved', message: '“{title}”已移到第 {position} 个，共 {total} 个', values }),
    );
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tab = tabOf(event.target);
    const key = tab?.parentElement?.dataset.paneKey;
    const command = stripCommand(event);
    if (!tab || key === undefined || !command) return;
    event.preventDefault();
    if (command.type === 'focus') targetOf(event.currentTarget, tab, command.to)?.focus();
    else if (command.type === 'activate') onActivate(key);
    else if (command.type === 'close') onClose(key);
    else if (command.type === 'menu') openMenu(key, belowOf(tab));
    else move(key, panes.findIndex((pane) => pane.key === key) + command.by);
  };

  return { onKeyDown, announcement };
}

function targetOf(
  list: HTMLElement,
  tab: HTMLElement,
  to: Extract<StripCommand, { type: 'focus' }>['to'],
): HTMLElement | undefined {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.indexOf(tab);
  if (to === 'first') return tabs[0];
  if (to === 'last') return tabs.at(-1);
  return tabs.at(to === 'previous' ? index - 1 : (index + 1) % tabs.length);
}

function tabOf(target: EventTarget): HTMLElement | undefined {
  return target instanceof HTMLElement && target.role === 'tab' ? target : undefined;
}

function belowOf(tab: HTMLElement): { x: number; y: number } {
  const { left, bottom } = tab.getBoundingClientRect();
  return { x: left, y: bottom };
}
