/** What the server says about working on orders. */
export const orderMessages = {
  orderUnknown: ['没有这个订单', 'There is no such order', '없는 주문이에요'],
  orderAmbiguous: [
    '多个店铺有此订单号，请在订单详情中发货',
    'Several shops have this order number, please ship it from its details',
    '여러 매장에 같은 주문 번호가 있어요. 주문 상세에서 발송해 주세요',
  ],
  orderPlatformShips: ['由平台发货', 'The platform ships this order', '플랫폼이 발송하는 주문이에요'],
  orderUnpaid: ['买家尚未付款', 'The buyer has not paid yet', '아직 결제되지 않았어요'],
  orderCancelled: ['订单已取消', 'The order is cancelled', '취소된 주문이에요'],
  orderAlreadyShipped: ['订单已发货', 'The order has been shipped already', '이미 발송된 주문이에요'],
  orderHeld: ['订单已暂停发货', 'The order is on hold', '발송이 보류된 주문이에요'],
  orderNoStock: [
    '发货仓库存不足',
    'There is not enough stock in its warehouse',
    '출고 창고의 재고가 부족해요',
  ],
  orderTooManyTags: ['最多 20 个标签', 'An order has at most 20 tags', '태그는 20개까지 달 수 있어요'],
  orderChangedSince: [
    '{name} 已修改{field}，请查看后再改',
    '{name} has changed {field} since, please look at it first',
    '{name} 님이 {field} 항목을 먼저 변경했어요. 확인 후 다시 시도해 주세요',
  ],
  orderWorkTaken: ['操作编号已被使用', 'The key of this action is taken', '이미 사용된 작업 번호예요'],
  orderNotUndoable: ['此操作无法撤销', 'This cannot be undone', '되돌릴 수 없는 작업이에요'],
  orderPersonUnknown: ['该同事不存在或已停用', 'There is no such colleague', '없거나 사용이 중지된 동료예요'],
  tooManyOrders: [
    '一次最多处理 {count} 个订单，请缩小筛选范围',
    'At most {count} orders can be changed at once, please narrow the filter',
    '한 번에 {count}건까지 처리할 수 있어요. 필터를 좁혀 주세요',
  ],
  orderRefunded: ['订单已退款', 'The order is refunded', '환불된 주문이에요'],
  slipsNone: [
    '所选订单都不由你发货，没有装箱单可打印',
    'None of these orders leaves from you, so there is no packing slip to print',
    '직접 발송할 주문이 없어 출력할 패킹 슬립이 없어요',
  ],
  slipsTooMany: [
    '一次最多打印 {count} 个订单的装箱单，请缩小筛选范围',
    'Packing slips of at most {count} orders are made at once, please narrow the filter',
    '한 번에 {count}건까지 패킹 슬립을 만들 수 있어요. 필터를 좁혀 주세요',
  ],
  orderDelivered: ['订单已送达', 'The order has been delivered', '이미 배송 완료된 주문이에요'],
  labelsNone: [
    '所选订单都没有由你发出的包裹，没有地址标签可打印',
    'None of these orders is on its way from you, so there is no address label to print',
    '직접 발송하는 주문이 없어 출력할 주소 라벨이 없어요',
  ],
  labelsTooMany: [
    '一次最多打印 {count} 个订单的地址标签，请缩小筛选范围',
    'Address labels of at most {count} orders are made at once, please narrow the filter',
    '한 번에 {count}건까지 주소 라벨을 만들 수 있어요. 필터를 좁혀 주세요',
  ],
  labelTooLong: [
    '地址、店铺名或订单号太长，标签上放不下',
    'The address, the shop’s name or the order number is too long for a label',
    '주소, 매장 이름 또는 주문 번호가 너무 길어 라벨에 들어가지 않아요',
  ],
  parcelLeft: [
    '已有包裹发出，不能再调整',
    'A parcel of it has left already',
    '이미 발송된 상자가 있어 바꿀 수 없어요',
  ],
  parcelShared: [
    '与其他订单合并发货，请先取消合并',
    'It goes together with other orders, please separate them first',
    '다른 주문과 합포장되어 있어요. 먼저 합포장을 풀어 주세요',
  ],
  parcelLines: [
    '包裹中的数量与订单不符',
    'The parcels do not hold exactly what was ordered',
    '상자에 담은 수량이 주문과 달라요',
  ],
  parcelElsewhere: [
    '店铺、仓库、买家或地址不同，不能合并',
    'Shop, warehouse, buyer or address differ',
    '매장, 창고, 구매자 또는 주소가 달라 합칠 수 없어요',
  ],
  parcelPartner: [
    '同一包裹中的其他订单不能发货',
    'Another order in the same parcel cannot be shipped',
    '같은 상자의 다른 주문을 발송할 수 없어요',
  ],
  parcelWhich: [
    '订单分成多个包裹，请写成“订单号/包裹序号”',
    'The order has several parcels: write order number/parcel number',
    '상자가 여러 개예요. 주문 번호/상자 번호로 적어 주세요',
  ],
  parcelUnknown: ['订单没有这个包裹', 'The order has no such parcel', '주문에 없는 상자예요'],
  parcelIncomplete: [
    '缺少订单号、物流商或运单号',
    'The order number, carrier or tracking number is missing',
    '주문 번호, 운송사 또는 운송장 번호가 없어요',
  ],
  cellFormula: [
    '内容是公式，请粘贴数值',
    'This is a formula, please give its value',
    '수식이 아니라 값을 입력해 주세요',
  ],
  parcelRounded: [
    '表格把单号变成了近似数，请将该列设为文本',
    'The spreadsheet rounded this number, please format the column as text',
    '표에서 번호가 반올림되었어요. 열을 텍스트 형식으로 바꿔 주세요',
  ],
  parcelTracking: [
    '运单号应为 5 至 40 位字母和数字',
    'A tracking number has 5 to 40 letters and digits',
    '운송장 번호는 영문과 숫자 5~40자예요',
  ],
  parcelCarrier: ['物流商名称过长', 'The name of the carrier is too long', '운송사 이름이 너무 길어요'],
  parcelTwice: [
    '与前面某一行的订单相同',
    'The order stands in a row above already',
    '위쪽 행과 같은 주문이에요',
  ],
} satisfies Record<string, readonly [zh: string, en: string, ko: string]>;
