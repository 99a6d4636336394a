import type { I18n } from '@lingui/core';
import {
  expiredMessage,
  menuLabel,
  NO_PERMISSION_DIALOG,
  type OpenDecision,
  systemHref,
  upgradeHref,
} from '@portal/menu-engine/core';
import { TOOL_MESSAGES } from '@portal/menu-engine/favorites';
import { formatPaneAddress } from '../../panes/paneAddress.ts';
import type { Services } from '../../wiring/createServices.ts';

/** Dialog of the shop authorisation, as a feature offers it. */
const SHOP_AUTHORISATION = 'shop-authorisation';
const RENEW_PAGES = {
  'app-marketplace': '/app/home',
  'service-management': '/company/serve/serve-manage',
} as const;

/** Tells a person why a menu does not open, and leads to what has to be done first. */
export async function explainRefusal(
  decision: Exclude<OpenDecision, { kind: 'open' }>,
  {
    services: { dialogs, toasts, navigate, guests },
    i18n,
    system,
    packageId,
  }: {
    services: Pick<Services, 'dialogs' | 'toasts' | 'navigate' | 'guests'>;
    i18n: I18n;
    system: { serviceId: string; systemCode: string };
    packageId: string | undefined;
  },
): Promise<void> {
  switch (decision.kind) {
    case 'no-permission':
      await dialogs.confirm({
        title: i18n._({ ...NO_PERMISSION_DIALOG.title }),
        message: i18n._({ ...NO_PERMISSION_DIALOG.body }),
        confirmLabel: i18n._({ ...NO_PERMISSION_DIALOG.acknowledge }),
        cancelLabel: null,
      });
      return;
    case 'expired': {
      const app = menuLabel(decision.entry, i18n.locale);
      const renew = await dialogs.confirm({
        title: i18n._({ ...TOOL_MESSAGES.expiredTitle }),
        message: i18n._({ ...expiredMessage(decision.what), values: { app } }),
        confirmLabel: i18n._({ ...TOOL_MESSAGES.renew }),
        cancelLabel: i18n._({ ...TOOL_MESSAGES.cancel }),
      });
      const path = RENEW_PAGES[decision.renew];
      if (renew) navigate(systemHref(system) + formatPaneAddress({ app: 'sso-web', path }));
      return;
    }
    case 'not-purchased':
      window.open(upgradeHref(decision.entry, system, packageId), '_blank', 'noopener');
      return;
    case 'locked': {
      const authorise = guests.dialog(SHOP_AUTHORISATION);
      if (authorise) authorise({ platform: decision.platform });
      else toasts.show({ tone: 'warning', id: 'locked', title: i18n._({ ...TOOL_MESSAGES.locked }) });
      return;
    }
    case 'demo-tip':
      toasts.show({ tone: 'warning', id: 'demo', title: i18n._({ ...TOOL_MESSAGES.demo }) });
      return;
    case 'not-a-page':
      return;
  }
}
