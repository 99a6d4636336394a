export { type MenuInput, readMenus } from './input/readMenus.ts';
