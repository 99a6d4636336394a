import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import type { PanesPorts } from './ports.ts';

/** Puts a link on the clipboard; where the browser refuses that, shows it to be copied by hand. */
export async function copyLink({ toasts, dialogs, i18n }: PanesPorts, href: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(href);
    toasts.show({
      id: 'link-copied',
      tone: 'success',
      title: i18n._({ id: 'portal.link.copied', message: '链接已复制' }),
    });
  } catch {
    await dialogs.open({
      title: i18n._({ id: 'portal.link.copyByHand', message: '请手动复制链接' }),
      width: 'small',
      content: () => <LinkField href={href} />,
    });
  }
}

function LinkField({ href }: { href: string }) {
  const { i18n } = useLingui();
  return (
    <TextInput
      readOnly
      data-autofocus
      value={href}
      aria-label={i18n._({ id: 'portal.link.label', message: '链接' })}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

export type PopOutOptions = { href: string; name: string; onOpened: () => void };

const SHARE_OF_SCREEN = 0.75;

/** Opens a pane in a window of its own; where the browser blocks that, the person is asked to press once more. */
export function openPopOut(ports: PanesPorts, options: PopOutOptions): void {
  if (open(options)) return;
  const { toasts, i18n } = ports;
  toasts.show({
    id: 'pop-out-blocked',
    tone: 'warning',
    title: i18n._({ id: 'portal.popOut.blocked', message: '浏览器阻止了新窗口' }),
    action: {
      label: i18n._({ id: 'portal.popOut.open', message: '打开' }),
      onClick: () => open(options),
    },
  });
}

function open({ href, name, onOpened }: PopOutOptions): boolean {
  const width = Math.round(window.screen.availWidth * SHARE_OF_SCREEN);
  const height = Math.round(window.screen.availHeight * SHARE_OF_SCREEN);
  const opened = window.open(href, name, `popup,width=${width},height=${height}`);
  if (!opened) return false;
  opened.focus();
  onOpened();
  return true;
}
