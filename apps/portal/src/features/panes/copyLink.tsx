import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import type { Services } from '../../wiring/createServices.ts';

/** Puts a link on the clipboard; where the browser refuses that, shows it to be copied by hand. */
export async function copyLink({ toasts, dialogs, i18n }: Services, href: string): Promise<void> {
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
