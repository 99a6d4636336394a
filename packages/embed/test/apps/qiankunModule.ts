import { fromQiankun } from '../../src/single-spa/fromQiankun.ts';

export const { bootstrap, mount, unmount, update } = fromQiankun({
  name: 'stockApp',
  scripts: ['/qiankun/app.js'],
  rootId: 'root',
});
