export type { SiderMenuProps } from './components/SiderMenu/SiderMenu.tsx';
export { SiderMenu } from './components/SiderMenu/SiderMenu.tsx';
