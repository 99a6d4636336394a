/** What the server says about buying. */
export const purchaseMessages = {
  priceChanged: [
    '价格已更新，请确认后重新提交',
    'The price has changed, please check it and order again',
    '가격이 변경되었어요. 확인한 뒤 다시 주문해 주세요',
  ],
  notOnSale: [
    '当前不可订购该产品，请选择其他产品',
    'This cannot be ordered now, please choose another product',
    '지금은 주문할 수 없는 상품이에요. 다른 상품을 선택해 주세요',
  ],
  orderClosed: [
    '订单已关闭，请重新下单',
    'This order is closed, please order again',
    '종료된 주문이에요. 다시 주문해 주세요',
  ],
  noPayment: [
    '尚未接通支付渠道，请联系管理员',
    'Payment is not set up here, please contact your administrator',
    '결제 수단이 준비되지 않았어요. 관리자에게 문의해 주세요',
  ],
} satisfies Record<string, readonly [zh: string, en: string, ko: string]>;
