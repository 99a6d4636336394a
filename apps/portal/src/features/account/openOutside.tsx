import { OutsideLink, TOOL_TEXTS } from '@portal/account/tools';
import type { Services } from '../../wiring/createServices.ts';

/** Opens a page outside the portal in a window of its own; where the browser refuses, its link is shown. */
export function openOutside({ dialogs, i18n }: Pick<Services, 'dialogs' | 'i18n'>, href: string): void {
  const opened = window.open('', '_blank');
  if (opened) {
    opened.opener = null;
    opened.location.replace(href);
    return;
  }
  void dialogs.open({
    title: i18n._(TOOL_TEXTS.outside),
    width: 'small',
    content: ({ close }) => <OutsideLink href={href} onDone={() => close()} />,
  });
}
