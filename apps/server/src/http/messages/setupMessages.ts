/** What the server says to operators who set up the portal, and what stands in the messages that try a way. */
export const setupMessages = {
  setupChanged: [
    '{actor} 已修改了同一部分，请查看后再保存',
    '{actor} changed the same part meanwhile; look at it before you save',
    '{actor}님이 같은 부분을 먼저 변경했어요. 확인한 뒤 저장해 주세요',
  ],
  setupTwice: ['“{value}”已经存在', '"{value}" is there already', '“{value}”은(는) 이미 있어요'],
  setupId: [
    '请使用 1 到 200 个字符，不含空格和斜杠',
    'Use 1 to 200 characters without spaces and slashes',
    '공백과 슬래시 없이 1~200자로 입력해 주세요',
  ],
  setupOrigin: [
    '请输入来源地址，例如 https://apps.example.com，不带路径',
    'Enter an origin such as https://apps.example.com, without a path',
    'https://apps.example.com 처럼 경로 없이 입력해 주세요',
  ],
  setupAddress: [
    '请输入以 https:// 或 http:// 开头的完整地址',
    'Enter a whole address that begins with https:// or http://',
    'https:// 또는 http:// 로 시작하는 전체 주소를 입력해 주세요',
  ],
  setupPicture: [
    '请输入 https 图片地址，或选择 24 kB 以内的图片',
    'Enter the https address of a picture, or choose one of at most 24 kB',
    'https 이미지 주소를 입력하거나 24 kB 이하의 이미지를 선택해 주세요',
  ],
  setupProvider: [
    '请使用小写字母、数字和短横线，字母开头',
    'Use small letters, digits and hyphens, with a letter first',
    '영문 소문자로 시작하는 소문자, 숫자, 하이픈을 사용해 주세요',
  ],
  setupIssuer: [
    '请输入 https 开头的服务地址，例如 https://login.example.com',
    'Enter an address such as https://login.example.com',
    'https://login.example.com 같은 주소를 입력해 주세요',
  ],
  setupVariable: [
    '请输入环境变量名，例如 OIDC_SECRET',
    'Enter the name of an environment variable such as OIDC_SECRET',
    'OIDC_SECRET 같은 환경 변수 이름을 입력해 주세요',
  ],
  setupOpensNothing: [
    '请选择这个菜单打开什么：应用页面、外部地址，或下级菜单',
    'Say what this menu opens: a page of an application, an address, or menus below it',
    '이 메뉴가 여는 것을 정해 주세요: 앱 페이지, 외부 주소 또는 하위 메뉴',
  ],
  setupNoHome: [
    '首页菜单已不存在，请重新选择',
    'The menu that opens first is gone; choose another',
    '첫 화면 메뉴가 없어요. 다시 선택해 주세요',
  ],
  setupRefusesFrame: [
    '{page} 拒绝被嵌入（{reason}），会显示为空白',
    '{page} refuses to be shown inside the portal ({reason}): it would stay blank',
    '{page}은(는) 포털 안에 표시되는 것을 거부해요({reason}). 빈 화면이 됩니다',
  ],
  setupOther: ['无法保存：{reason}', 'This cannot be taken: {reason}', '저장할 수 없어요: {reason}'],
  hasPassword: [
    '您已设置过密码，请在账号安全中修改',
    'You have a password already: change it in your security settings',
    '비밀번호가 이미 있어요. 보안 설정에서 변경해 주세요',
  ],
  channelNotReached: [
    '尚未配置，无法发送',
    'This way is not configured, nothing can be sent',
    '아직 설정되지 않아 보낼 수 없어요',
  ],
  channelTestSubject: ['门户测试消息', 'A test from your portal', '포털 테스트 메시지'],
  channelTestBody: [
    '这是一条测试消息：收到即表示发送正常。',
    'This is a test: messages of your portal reach you.',
    '테스트 메시지예요. 받으셨다면 발송이 정상입니다.',
  ],
} satisfies Record<string, readonly [zh: string, en: string, ko: string]>;
