import { useLingui } from '@lingui/react';
import type { ListResource } from './listResources.ts';

/** The name of a generic list. */
export function useResourceTitle(resource: ListResource): string {
  const { i18n } = useLingui();
  switch (resource) {
    case 'orders':
      return i18n._({ id: 'scm.list.orders', message: '订单' });
    case 'stock':
      return i18n._({ id: 'scm.list.stock', message: '库存' });
    case 'listings':
      return i18n._({ id: 'scm.list.listings', message: '商品' });
    case 'reviews':
      return i18n._({ id: 'scm.list.reviews', message: '评论' });
    case 'ads':
      return i18n._({ id: 'scm.list.ads', message: '广告' });
  }
}
