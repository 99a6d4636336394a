export type { SiderMenuProps } from './components/SiderMenu/SiderMenu.tsx';
export { SiderMenu } from './components/SiderMenu/SiderMenu.tsx';

export { SIDER_WIDTH, SIDER_WIDTH_MAX } from './core/constants.ts';
