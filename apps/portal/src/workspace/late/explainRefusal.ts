import {
  expiredMessage,
  type MenuEntry,
  menuLabel,
  NO_PERMISSION_DIALOG,
  type OpenDecision,
  systemHref,
  upgradeHref,
} from '@portal/menu-engine/core';
import { TOOL_MESSAGES } from '@portal/menu-engine/favorites';
import { isDemo } from '../../app/createSessionData.ts';
import { formatPaneAddress } from '../panes/paneAddress.ts';
import type { WorkspacePorts } from '../ports.ts';

/** Why a menu does not open. */
export type Refusal = Exclude<OpenDecision, { kind: 'open' }>;

/** How something was asked for: by its own button in a menu, which acts at once, or by any other way, which asks first. */
export type AskedBy = 'press' | 'address';

/** Dialog of the shop authorisation, as a feature offers it. */
const SHOP_AUTHORISATION = 'shop-authorisation';
const RENEW_PAGES = {
  'app-marketplace': '/app/home',
  'service-management': '/company/serve/serve-manage',
} as const;

type Surroundings = {
  by: AskedBy;
  system: { serviceId: string; systemCode: string };
  packageId: string | undefined;
};

type Message = { readonly id: string; readonly message: string };

/** Tells a person why a menu does not open, and leads to what has to be done first. */
export async function explainRefusal(
  ports: WorkspacePorts,
  refusal: Refusal,
  surroundings: Surroundings,
): Promise<void> {
  // They bring the words and the dialogs; without a network what is there has to do.
  await ports.features.load().catch(() => undefined);
  const { dialogs, i18n } = ports;
  const { by } = surroundings;
  if (refusal.kind === 'not-a-page') return;
  if (refusal.kind === 'demo-tip') return ports.act('demo-tip');
  if (refusal.kind === 'no-permission') {
    await dialogs.confirm({
      title: i18n._({ ...NO_PERMISSION_DIALOG.title }),
      message: i18n._({ ...NO_PERMISSION_DIALOG.body }),
      confirmLabel: i18n._({ ...NO_PERMISSION_DIALOG.acknowledge }),
      cancelLabel: null,
      tone: 'warning',
    });
    return;
  }
  const { words, label, lead } = wayOn(ports, refusal, surroundings);
  // A lock and a buy button say themselves what they lead to.
  const isAgreed = by === 'press' && refusal.kind !== 'expired';
  const agreed =
    isAgreed ||
    (await dialogs.confirm({
      title: i18n._({ ...TOOL_MESSAGES.expiredTitle }),
      message: words,
      confirmLabel: i18n._({ ...label }),
      cancelLabel: i18n._({ ...TOOL_MESSAGES.cancel }),
    }));
  if (!agreed) return;
  if (isDemo(await ports.session.userInfo())) return ports.act('demo-tip');
  lead();
}

/** Says which pages of the last visit did not come back; of a single one it leads on. */
export async function tellLeftOut(
  ports: WorkspacePorts,
  refusals: readonly Refusal[],
  surroundings: Surroundings,
): Promise<void> {
  await ports.features.load().catch(() => undefined);
  const { i18n, toasts } = ports;
  const leftOut = refusals.filter((refusal) => isForNow(refusal));
  const [first] = leftOut;
  if (!first) return;
  const words = leftOut.map((refusal) => wayOn(ports, refusal, surroundings).words);
  toasts.show({
    id: 'panes-left-out',
    tone: 'warning',
    title: i18n._({ ...TOOL_MESSAGES.leftOut, values: { count: leftOut.length } }),
    message: new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(words),
    ...(leftOut.length === 1 && {
      action: {
        label: i18n._({ ...TOOL_MESSAGES.leftOutMore }),
        onClick: () => void explainRefusal(ports, first, surroundings),
      },
    }),
  });
}

type RefusalForNow = Extract<Refusal, { kind: 'locked' | 'not-purchased' | 'expired' }>;

function isForNow(refusal: Refusal): refusal is RefusalForNow {
  return ['locked', 'not-purchased', 'expired'].includes(refusal.kind);
}

/** Why a menu does not open yet, and what has to be done for it. */
function wayOn(
  { guests, i18n, navigate, toasts }: WorkspacePorts,
  refusal: RefusalForNow,
  { system, packageId }: Surroundings,
): { words: string; label: Message; lead: () => void } {
  const name = menuLabel(refusal.entry, i18n.locale);
  const say = (message: Message) => i18n._({ ...message, values: { name, app: name } });
  switch (refusal.kind) {
    case 'expired':
      return {
        words: say(expiredMessage(refusal.what)),
        label: TOOL_MESSAGES.renew,
        lead: () =>
          navigate(
            systemHref(system) + formatPaneAddress({ app: 'sso-web', path: RENEW_PAGES[refusal.renew] }),
          ),
      };
    case 'not-purchased':
      return {
        words: say(TOOL_MESSAGES.notPurchased),
        label: TOOL_MESSAGES.buy,
        lead: () => openUpgrade(refusal.entry, system, packageId),
      };
    case 'locked':
      return {
        words: say(TOOL_MESSAGES.lockedNamed),
        label: TOOL_MESSAGES.authorise,
        lead: () => {
          const authorise = guests.dialog(SHOP_AUTHORISATION);
          if (authorise) authorise({ platform: refusal.platform });
          else toasts.show({ tone: 'warning', id: 'locked', title: say(TOOL_MESSAGES.locked) });
        },
      };
  }
}

function openUpgrade(
  entry: Pick<MenuEntry, 'menu'>,
  system: Surroundings['system'],
  packageId: string | undefined,
): void {
  window.open(upgradeHref(entry, system, packageId), '_blank', 'noopener');
}
