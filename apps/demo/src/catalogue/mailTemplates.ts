/** What shops answer often, by language: name and text, with what is filled in from the order. */
export const mailTemplates: Readonly<Record<string, readonly (readonly [name: string, text: string])[]>> = {
  'zh-CN': [
    ['发货通知', '{buyerName}，您好！订单 {orderNo} 已由 {carrier} 发出，运单号 {trackingNo}。{shopName}'],
    ['延迟致歉', '{buyerName}，您好！订单 {orderNo} 比预计晚一些发出，非常抱歉，我们会尽快寄出。{shopName}'],
    ['退货指引', '{buyerName}，您好！请在订单 {orderNo} 中申请退货，收到后我们会立即退款。{shopName}'],
  ],
  'en-US': [
    [
      'Order shipped',
      'Hello {buyerName}, your order {orderNo} is on its way with {carrier}, tracking number {trackingNo}. {shopName}',
    ],
    [
      'Sorry for the delay',
      'Hello {buyerName}, your order {orderNo} leaves later than we promised. We are sorry and send it as soon as we can. {shopName}',
    ],
    [
      'How to return',
      'Hello {buyerName}, please ask for a return in your order {orderNo}. We refund it once it is here. {shopName}',
    ],
  ],
  'ko-KR': [
    [
      '발송 안내',
      '{buyerName} 님, 주문 {orderNo}을(를) {carrier}(으)로 보냈어요. 운송장 번호는 {trackingNo}예요. {shopName}',
    ],
    [
      '지연 안내',
      '{buyerName} 님, 주문 {orderNo}의 발송이 늦어져 죄송해요. 최대한 빨리 보내 드릴게요. {shopName}',
    ],
    [
      '반품 안내',
      '{buyerName} 님, 주문 {orderNo}에서 반품을 신청해 주세요. 도착하면 바로 환불해 드려요. {shopName}',
    ],
  ],
  'de-DE': [
    [
      'Versandbestätigung',
      'Guten Tag {buyerName}, Ihre Bestellung {orderNo} ist mit {carrier} unterwegs, Sendungsnummer {trackingNo}. {shopName}',
    ],
    [
      'Entschuldigung für die Verspätung',
      'Guten Tag {buyerName}, Ihre Bestellung {orderNo} geht leider später hinaus als zugesagt. Wir beeilen uns. {shopName}',
    ],
  ],
  'fr-FR': [
    [
      'Commande expédiée',
      'Bonjour {buyerName}, votre commande {orderNo} est partie avec {carrier}, numéro de suivi {trackingNo}. {shopName}',
    ],
    [
      'Excuses pour le retard',
      'Bonjour {buyerName}, votre commande {orderNo} part plus tard que prévu, nous en sommes désolés. {shopName}',
    ],
  ],
  'it-IT': [
    [
      'Ordine spedito',
      'Buongiorno {buyerName}, il Suo ordine {orderNo} è in viaggio con {carrier}, numero {trackingNo}. {shopName}',
    ],
  ],
  'es-ES': [
    [
      'Pedido enviado',
      'Hola {buyerName}: su pedido {orderNo} va en camino con {carrier}, número {trackingNo}. {shopName}',
    ],
  ],
  'ja-JP': [
    [
      '発送のお知らせ',
      '{buyerName} 様、ご注文 {orderNo} を {carrier} で発送いたしました。お問い合わせ番号は {trackingNo} です。{shopName}',
    ],
    ['遅延のお詫び', '{buyerName} 様、ご注文 {orderNo} の発送が遅れており申し訳ございません。{shopName}'],
  ],
};
