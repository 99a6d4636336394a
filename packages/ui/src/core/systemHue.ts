import type { ShellIconName } from './icons/types.ts';
import { SYSTEM_HUES } from './palette.ts';

const ICONS: Record<keyof typeof SYSTEM_HUES, ShellIconName> = {
  ERP: 'system-erp',
  AMAZON_OPERATE: 'system-market',
  BI: 'system-bi',
  OMS: 'system-oms',
  WMS: 'system-wms',
  TMS: 'system-tms',
  M2B: 'system-m2b',
  SYS_LISTING: 'system-listing',
  SSO_SYS_USER: 'system-users',
};

/** A system's icon and the variable that holds its hue; systems not known by code share a neutral pair. */
export function systemHue(code: string): { icon: ShellIconName; color: string } {
  if (!isKnown(code)) return { icon: 'apps', color: 'var(--portal-text-muted)' };
  return { icon: ICONS[code], color: `var(--portal-system-${code.toLowerCase().replaceAll('_', '-')})` };
}

function isKnown(code: string): code is keyof typeof SYSTEM_HUES {
  return Object.hasOwn(SYSTEM_HUES, code);
}
