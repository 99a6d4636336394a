/** What the server says about the assistant. */
export const assistantMessages = {
  aiQuotaReached: [
    '今日免费提问次数已用完',
    'You have used all free questions of today',
    '오늘의 무료 질문 횟수를 모두 사용했어요',
  ],
  aiBusy: [
    '请等待上一条消息生成完毕',
    'Please wait for the previous message to finish generating',
    '이전 메시지 생성이 끝날 때까지 기다려 주세요',
  ],
  aiFiguresNotYours: [
    '这个回答包含您无权查看的数据，只有提问的同事可以看到。',
    'This answer shows data that you may not see; only the colleague who asked sees it.',
    '이 답변에는 볼 권한이 없는 데이터가 있어요. 질문한 동료만 볼 수 있어요.',
  ],
  aiNotOwnTemplate: [
    '不可删除非本人创建的模板',
    'You cannot delete a template that you did not create',
    '본인이 만들지 않은 템플릿은 삭제할 수 없어요',
  ],
  aiNotOwnTemplateEdit: [
    '不可编辑非本人创建的模板',
    'You cannot change a template that you did not create',
    '본인이 만들지 않은 템플릿은 수정할 수 없어요',
  ],
  aiTooManyTemplates: [
    '最多添加10个团队模板',
    'You can add up to 10 team templates',
    '팀 템플릿은 10개까지 추가할 수 있어요',
  ],
  aiTemplateTitleRequired: ['请输入模板名称', 'Please enter a template name', '템플릿 이름을 입력해 주세요'],
  aiTemplateTitleTooLong: [
    '模板名称不能超过20个字符',
    'A template name cannot exceed 20 characters',
    '템플릿 이름은 20자를 넘을 수 없어요',
  ],
  aiTemplateContentRequired: [
    '请输入模板内容',
    'Please enter the template content',
    '템플릿 내용을 입력해 주세요',
  ],
  aiTemplateContentTooLong: [
    '模板内容不能超过1000个字符',
    'Template content cannot exceed 1000 characters',
    '템플릿 내용은 1000자를 넘을 수 없어요',
  ],
  aiTemplateAdded: ['新增团队模板成功', 'Team template added', '팀 템플릿을 추가했어요'],
  aiTemplateUpdated: ['编辑团队模板成功', 'Team template updated', '팀 템플릿을 수정했어요'],
  aiTemplateDeleted: ['删除团队模板成功', 'Team template deleted', '팀 템플릿을 삭제했어요'],
  aiNameRequired: ['请输入聊天室名称', 'Please enter a chatroom name', '채팅방 이름을 입력해 주세요'],
  aiMembersRequired: ['请选择团队成员', 'Please select team members', '팀원을 선택해 주세요'],
  aiNotLastQuestion: [
    '只能修改最后一个问题',
    'Only the last question can be changed',
    '마지막 질문만 수정할 수 있어요',
  ],
  aiImageRefused: [
    '请上传 8 MB 以内的 JPG、PNG 或 WebP 图片',
    'Please send a JPEG, PNG or WebP image of up to 8 MB',
    '8MB 이하의 JPG, PNG, WebP 이미지를 올려 주세요',
  ],
  aiTooManyUploads: [
    '上传过于频繁，请在 {seconds} 秒后重试',
    'Too many uploads, please try again in {seconds} seconds',
    '업로드가 너무 잦아요. {seconds}초 후에 다시 시도해 주세요',
  ],
  aiNotSignedIn: ['用户未登录', 'You are not signed in', '로그인하지 않았어요'],
  aiProviderRefused: [
    '模型服务拒绝了访问，请联系管理员检查密钥',
    'The model service refused access, please ask your administrator to check the key',
    '모델 서비스가 접근을 거부했어요. 관리자에게 키를 확인해 달라고 해 주세요',
  ],
  aiProviderBusy: [
    '模型服务繁忙，请稍后重试',
    'The model service is busy, please try again later',
    '모델 서비스가 혼잡해요. 잠시 후 다시 시도해 주세요',
  ],
  aiProviderRejected: [
    '模型服务不接受这个问题，可能是内容过长，请缩短或清除上下文后重试',
    'The model service does not take this question, it may be too long: please shorten it or begin anew',
    '모델 서비스가 이 질문을 받지 않아요. 너무 길 수 있으니 줄이거나 새로 시작해 주세요',
  ],
  aiProviderFiltered: [
    '模型服务的内容审核拦截了回答，请换一种问法',
    'The model service’s content filter held the answer back, please ask in another way',
    '모델 서비스의 콘텐츠 필터가 답변을 막았어요. 다르게 질문해 주세요',
  ],
  aiProviderUnreadable: [
    '模型没有给出可显示的内容，请重试',
    'The model gave nothing that can be shown, please try again',
    '모델이 보여 줄 수 있는 내용을 주지 않았어요. 다시 시도해 주세요',
  ],
  aiTooManySchedules: [
    '最多可设置 {count} 个定时问题和提醒',
    'At most {count} scheduled questions and alerts',
    '예약 질문과 알림은 최대 {count}개까지 설정할 수 있어요',
  ],
  aiScheduleRefused: [
    '这个问题无法这样定时或提醒，请检查时间与条件',
    'This question cannot be asked by itself like that; please check its time and condition',
    '이 질문은 그렇게 예약하거나 알릴 수 없어요. 시간과 조건을 확인해 주세요',
  ],
  aiAnswerCut: [
    '回答达到长度上限，已在此处截断，可继续生成',
    'The answer reached its greatest length and was cut here; it can be continued',
    '답변이 길이 제한에 닿아 여기서 잘렸어요. 이어서 생성할 수 있어요',
  ],
  aiProviderFailed: [
    '模型服务出现异常，请重试',
    'The model service failed, please try again',
    '모델 서비스에 문제가 생겼어요. 다시 시도해 주세요',
  ],
  aiProviderSilent: [
    '模型服务长时间没有响应，请重试',
    'The model service did not respond in time, please try again',
    '모델 서비스가 응답하지 않아요. 다시 시도해 주세요',
  ],
  aiReportTooSlow: [
    '查询耗时过长，请缩小范围后重试',
    'The query took too long, please narrow it and try again',
    '조회가 너무 오래 걸려요. 범위를 좁혀 다시 시도해 주세요',
  ],
  aiAnswerFailed: [
    '回答生成失败，请重试',
    'The answer failed, please try again',
    '답변 생성에 실패했어요. 다시 시도해 주세요',
  ],
} as const;
