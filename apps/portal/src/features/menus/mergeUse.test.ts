import { expect, it } from 'vitest';
import { mergeUse } from './mergeUse.ts';

it('[P100] counts of this window and of other devices become one, the larger one', () => {
  const here = [{ menuId: 'a', views: 3 }, { menuId: 'b', views: 1 }, { views: 9 }];
  const elsewhere = [{ menuId: 'b', views: 7 }, { menuId: 'c' }];
  expect(mergeUse(here, elsewhere)).toEqual([
    { menuId: 'a', views: 3 },
    { menuId: 'b', views: 7 },
    { menuId: 'c', views: 0 },
  ]);
});
