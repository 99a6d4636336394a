import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** The heading of a column by its key; one that is not known is shown as it came. */
export function useColumnLabel(): (key: string) => string {
  const { i18n } = useLingui();
  return useMemo(() => {
    const labels: Record<string, string> = {
      orderNo: i18n._({ id: 'scm.column.orderNo', message: '订单号' }),
      status: i18n._({ id: 'scm.column.status', message: '状态' }),
      marketplace: i18n._({ id: 'scm.column.marketplace', message: '站点' }),
      shopName: i18n._({ id: 'scm.column.shopName', message: '店铺' }),
      buyerName: i18n._({ id: 'scm.column.buyerName', message: '买家' }),
      units: i18n._({ id: 'scm.column.units', message: '件数' }),
      amount: i18n._({ id: 'scm.column.amount', message: '金额' }),
      fulfilment: i18n._({ id: 'scm.column.fulfilment', message: '配送' }),
      orderedAt: i18n._({ id: 'scm.column.orderedAt', message: '下单时间' }),
      shipBy: i18n._({ id: 'scm.column.shipBy', message: '最晚发货' }),
      sku: i18n._({ id: 'scm.column.sku', message: 'SKU' }),
      productName: i18n._({ id: 'scm.column.productName', message: '商品' }),
      warehouse: i18n._({ id: 'scm.column.warehouse', message: '仓库' }),
      onHand: i18n._({ id: 'scm.column.onHand', message: '在库' }),
      reserved: i18n._({ id: 'scm.column.reserved', message: '锁定' }),
      inbound: i18n._({ id: 'scm.column.inbound', message: '在途' }),
      dailySales: i18n._({ id: 'scm.column.dailySales', message: '日均销量' }),
      daysOfCover: i18n._({ id: 'scm.column.daysOfCover', message: '可售天数' }),
      ageDays: i18n._({ id: 'scm.column.ageDays', message: '库龄（天）' }),
      countedAt: i18n._({ id: 'scm.column.countedAt', message: '盘点时间' }),
      asin: i18n._({ id: 'scm.column.asin', message: 'ASIN' }),
      price: i18n._({ id: 'scm.column.price', message: '售价' }),
      buyBox: i18n._({ id: 'scm.column.buyBox', message: '购物车占比' }),
      salesRank: i18n._({ id: 'scm.column.salesRank', message: '销售排名' }),
      rating: i18n._({ id: 'scm.column.rating', message: '评分' }),
      reviewCount: i18n._({ id: 'scm.column.reviewCount', message: '评论数' }),
      listedAt: i18n._({ id: 'scm.column.listedAt', message: '上架日期' }),
      stars: i18n._({ id: 'scm.column.stars', message: '星级' }),
      title: i18n._({ id: 'scm.column.title', message: '标题' }),
      body: i18n._({ id: 'scm.column.body', message: '内容' }),
      author: i18n._({ id: 'scm.column.author', message: '作者' }),
      reviewedAt: i18n._({ id: 'scm.column.reviewedAt', message: '评论时间' }),
      day: i18n._({ id: 'scm.column.day', message: '日期' }),
      campaign: i18n._({ id: 'scm.column.campaign', message: '广告活动' }),
      adsType: i18n._({ id: 'scm.column.adsType', message: '类型' }),
      impressions: i18n._({ id: 'scm.column.impressions', message: '曝光' }),
      clicks: i18n._({ id: 'scm.column.clicks', message: '点击' }),
      spend: i18n._({ id: 'scm.column.spend', message: '花费' }),
      sales: i18n._({ id: 'scm.column.sales', message: '广告销售额' }),
      adOrders: i18n._({ id: 'scm.column.adOrders', message: '广告订单' }),
      acos: i18n._({ id: 'scm.column.acos', message: 'ACOS' }),
    };
    return (key) => labels[key] ?? key;
  }, [i18n, i18n.locale]);
}
