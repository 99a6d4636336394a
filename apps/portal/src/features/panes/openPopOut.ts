import type { Services } from '../../wiring/createServices.ts';

export type PopOutOptions = { href: string; name: string; onOpened: () => void };

const SHARE_OF_SCREEN = 0.75;

/** Opens a pane in a window of its own; where the browser blocks that, the person is asked to press once more. */
export function openPopOut(services: Services, options: PopOutOptions): void {
  if (open(options)) return;
  const { toasts, i18n } = services;
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
