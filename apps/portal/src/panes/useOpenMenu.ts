import { useLingui } from '@lingui/react';
import { decideOpen, type MenuEntry, menuLabel, NO_PERMISSION_DIALOG } from '@portal/menu-engine/core';
import { useTabsSend } from '@portal/tabs';
import type { Locale } from '@portal/ui';
import { useCallback } from 'react';
import { useBoundPlatforms } from '../layout/useBoundPlatforms.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { menuPane } from './menuPane.ts';

/** Opens a menu's page in a pane, or tells the person why it does not open. */
export function useOpenMenu(serviceId: string): (entry: MenuEntry | undefined) => void {
  const { api, dialogs, toasts } = useServices();
  const { i18n } = useLingui();
  const send = useTabsSend();
  const boundPlatforms = useBoundPlatforms(serviceId);
  return useCallback(
    (entry) => {
      const decision = decideOpen({ entry, now: Date.now(), boundPlatforms });
      switch (decision.kind) {
        case 'open': {
          const pane = decision.entry && menuPane(decision.entry);
          if (!pane) return;
          send({ type: 'open', pane });
          const { menu } = decision.entry ?? {};
          if (!menu) return;
          // Statistics must never stand between a person and a page.
          void api
            .recordMenuOpt(
              {
                menuId: decision.entry.id,
                menuName: menu.menuName,
                systemCode: menu.systemCode,
                statisticsType: menu.statisticsType,
              },
              { silent: true },
            )
            .catch(() => undefined);
          return;
        }
        case 'no-permission':
          void dialogs.confirm({
            title: i18n._(NO_PERMISSION_DIALOG.title),
            message: i18n._(NO_PERMISSION_DIALOG.body),
            confirmLabel: i18n._(NO_PERMISSION_DIALOG.acknowledge),
            cancelLabel: null,
          });
          return;
        case 'expired': {
          const name = menuLabel(decision.entry, i18n.locale as Locale);
          toasts.show({
            tone: 'warning',
            id: `expired-${decision.entry.key}`,
            title:
              decision.what === 'platform'
                ? i18n._({ id: 'portal.expired.platform', message: '该功能所属平台已到期，请尽快续费' })
                : i18n._({
                    id: 'portal.expired.assets',
                    message: '{name}已到期，无法使用',
                    values: { name },
                  }),
          });
          return;
        }
        case 'locked':
          toasts.show({
            tone: 'warning',
            id: 'locked',
            title: i18n._({ id: 'portal.locked', message: '请先完成店铺授权，再使用该功能' }),
          });
          return;
        case 'not-purchased':
          toasts.show({
            tone: 'warning',
            id: 'not-purchased',
            title: i18n._({
              id: 'portal.notPurchased',
              message: '该功能尚未订购，请联系您的专属销售经理开通',
            }),
          });
          return;
        case 'demo-tip':
        case 'not-a-page':
          return;
      }
    },
    [api, dialogs, toasts, i18n, send, boundPlatforms],
  );
}
