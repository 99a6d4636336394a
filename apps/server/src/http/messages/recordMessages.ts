/** What the server says about entries of a company's own lists. */
export const recordMessages = {
  fieldNegative: ['不能为负数', 'This cannot be negative', '음수일 수 없어요'],
  fieldNotWhole: ['请输入整数', 'Enter a whole number', '정수를 입력해 주세요'],
  fieldUnknown: [
    '没有这一项，请从列表中选择',
    'There is none of that name, choose from the list',
    '없는 항목이에요. 목록에서 선택해 주세요',
  ],
  fieldTaken: ['该编号已被使用', 'This number is taken', '이미 사용 중인 번호예요'],
  defectsTooMany: [
    '不良数不能超过数量',
    'There cannot be more defects than units',
    '불량 수는 수량보다 많을 수 없어요',
  ],
  receivedTooMany: [
    '已收数量不能超过采购数量',
    'No more can be received than was ordered',
    '입고 수량은 주문 수량을 넘을 수 없어요',
  ],
  placeholderUnknown: [
    '占位符只能是 {orderNo}、{buyerName}、{shopName}、{carrier}、{trackingNo}',
    'Only {orderNo}, {buyerName}, {shopName}, {carrier} and {trackingNo} are filled in',
    '{orderNo}, {buyerName}, {shopName}, {carrier}, {trackingNo}만 채워져요',
  ],
  purchaseNotReceived: [
    '尚未收齐，不能设为此状态',
    'The goods have not been received, so it cannot be in this state',
    '아직 입고되지 않아 이 상태로 바꿀 수 없어요',
  ],
  purchaseReceived: [
    '已有收货记录，不能更改',
    'Goods have been received, this cannot be changed any more',
    '이미 입고된 상품이 있어 변경할 수 없어요',
  ],
  purchaseReceivedAll: [
    '已全部到货，请设为已完成',
    'All of it has been received: set it to done',
    '모두 입고되었으니 완료로 바꿔 주세요',
  ],
  purchaseNotOrdered: [
    '只有已下单且未收齐的采购单可以收货',
    'Only a purchase order that is placed and not complete can be received',
    '발주되고 입고가 끝나지 않은 구매 주문만 입고할 수 있어요',
  ],
  rowTwice: ['与前面某一行相同', 'The same row stands above', '앞에 같은 행이 있어요'],
} satisfies Record<string, readonly [zh: string, en: string, ko: string]>;
