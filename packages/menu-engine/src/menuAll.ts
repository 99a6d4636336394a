export type { MenuAllProps } from './tools/components/MenuAll/MenuAll.tsx';
export { MenuAll } from './tools/components/MenuAll/MenuAll.tsx';
export type { PaidToggleProps } from './tools/components/MenuAll/PaidToggle.tsx';
export { PaidToggle } from './tools/components/MenuAll/PaidToggle.tsx';
export { FAVORITES_KEY } from './tools/components/MenuAll/useMenuSections.ts';
export { type PaidSwitchOptions, usePaidSwitch } from './tools/react/usePaidSwitch.ts';
