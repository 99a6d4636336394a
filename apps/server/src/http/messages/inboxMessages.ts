/** What the server says about answering buyers. */
export const inboxMessages = {
  threadAnsweredSince: [
    '{name} 已回复这位买家，请查看后再发送',
    '{name} has answered this buyer since, please look at it first',
    '{name} 님이 먼저 답변했어요. 확인 후 다시 보내 주세요',
  ],
  threadAskedSince: [
    '买家又发来了消息，请查看后再继续',
    'The buyer has written again, please look at it first',
    '구매자가 다시 메시지를 보냈어요. 확인 후 계속해 주세요',
  ],
  repliesNotConnected: [
    '尚未连接可以发送消息的平台，回复无法从这里发出',
    'No marketplace is connected that takes replies, so they cannot be sent from here',
    '메시지를 보낼 수 있는 플랫폼이 연결되어 있지 않아 여기서 답변을 보낼 수 없어요',
  ],
  replyUnfilled: [
    '还有未填写的 {placeholder}，请补全后再发送',
    'The text still holds {placeholder}, please fill it in',
    '{placeholder} 항목이 채워지지 않았어요. 채운 후 보내 주세요',
  ],
  replyNotSent: [
    '平台没有接收这条回复，内容已存为草稿，请稍后再发',
    'The marketplace did not take the reply; it is kept as a draft, please try again',
    '플랫폼이 답변을 받지 않았어요. 초안으로 저장했으니 다시 시도해 주세요',
  ],
  replyKeyTaken: ['回复编号已被使用', 'The key of this reply is taken', '이미 사용된 답변 번호예요'],
} satisfies Record<string, readonly [zh: string, en: string, ko: string]>;
