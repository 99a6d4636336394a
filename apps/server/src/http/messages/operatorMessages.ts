/** What the server says to operators. */
export const operatorMessages = {
  operatorCompanyStays: [
    '运营企业和控制台不能关闭',
    "The operator's own company and console stay open",
    '운영 회사와 콘솔은 닫을 수 없어요',
  ],
  operatorSelf: ['不能停用自己', 'You cannot disable yourself', '자기 자신은 중지할 수 없어요'],
  personHasNoContact: [
    '此人没有邮箱和手机号，无法设置密码',
    'This person has neither an e-mail address nor a phone number',
    '이 사용자는 이메일과 휴대폰 번호가 없어요',
  ],
  notInThisState: [
    '状态已经变化，请刷新后重试',
    'This has changed meanwhile, please reload and try again',
    '상태가 바뀌었어요. 새로 고친 뒤 다시 시도해 주세요',
  ],
  timeZoneUnknown: [
    '请输入有效的时区，例如 Asia/Shanghai',
    'Enter a time zone such as Asia/Shanghai',
    'Asia/Seoul 같은 시간대를 입력해 주세요',
  ],
  companyCodeRule: [
    '请使用 2 到 32 个大写字母、数字、下划线或短横线，字母开头',
    'Use 2 to 32 capital letters, digits, underscores or hyphens, with a letter first',
    '대문자로 시작하는 2~32자의 대문자, 숫자, 밑줄, 하이픈을 사용해 주세요',
  ],
  companyCodeTaken: ['这个代码已被使用', 'This code is taken', '이미 사용 중인 코드예요'],
  contactRule: [
    '请输入有效的邮箱或手机号',
    'Enter an e-mail address or a phone number',
    '이메일 또는 휴대폰 번호를 입력해 주세요',
  ],
  contactTaken: [
    '这个邮箱或手机号已有账号',
    'Somebody has an account with this already',
    '이미 계정이 있는 이메일 또는 번호예요',
  ],
  endsBeforeItBegins: [
    '结束时间须晚于开始时间',
    'The end must come after the beginning',
    '종료는 시작보다 늦어야 해요',
  ],
  announcementType: ['请选择公告类型', 'Choose a kind', '공지 종류를 선택해 주세요'],
  keyFeatureContent: [
    '请填写重点功能的 JSON，例如 {"visitLink":"https://…","fileList":[]}',
    'Enter JSON such as {"visitLink":"https://…","fileList":[]}',
    '{"visitLink":"https://…","fileList":[]} 형식의 JSON을 입력해 주세요',
  ],
  mediaRefused: [
    '页面的安全策略不会显示 {address}：图片须用 https，音视频须先上传到本站',
    'The pages’ policy would not show {address}: pictures need https, clips must lie on this portal',
    '보안 정책상 {address}은(는) 표시되지 않아요. 이미지는 https, 영상은 이 포털에 있어야 해요',
  ],
  audienceUnknown: [
    '所选的企业或系统已不存在',
    'A chosen company or system is gone',
    '선택한 회사 또는 시스템이 없어요',
  ],
  paramTaken: [
    '这个分组里已有同名参数',
    'This group has a parameter of this name',
    '이 그룹에 같은 이름의 매개변수가 있어요',
  ],
  agreementAccepted: [
    '这个版本已有人同意，内容不能再改：请换一个新的版本号',
    'People accepted this version as it was: give what is changed a version of its own',
    '이미 동의한 사람이 있는 버전이에요. 바꾼 내용에는 새 버전을 쓰세요',
  ],
  agreementVersion: [
    '版本只能用字母、数字、点、横线和下划线，最长 40 个字符',
    'A version has letters, digits, dots, hyphens and underscores, 40 at most',
    '버전에는 영문자, 숫자, 점, 하이픈, 밑줄만 쓰고 40자까지예요',
  ],
  audienceEmpty: ['没有人会收到', 'Nobody would get it', '받을 사람이 없어요'],
} satisfies Record<string, readonly [zh: string, en: string, ko: string]>;
