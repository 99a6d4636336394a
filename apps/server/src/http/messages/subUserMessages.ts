/** What the server says about sub-accounts. */
export const subUserMessages = {
  mainAccount: [
    '主账号拥有全部权限，不能在这里修改或停用',
    'Main accounts may open everything and cannot be changed here',
    '주 계정은 모든 권한이 있어 여기서 변경할 수 없어요',
  ],
  fieldsRefused: ['请检查标出的内容', 'Please check the marked fields', '표시된 항목을 확인해 주세요'],
  userNameRule: [
    '请输入 4 到 32 个字符的账号：字母开头，可含字母、数字、点、下划线和短横线',
    'Use 4 to 32 letters, digits, dots, underscores or hyphens, with a letter first',
    '영문자로 시작하는 4~32자의 영문자, 숫자, 점, 밑줄, 하이픈을 사용해 주세요',
  ],
  userNameTaken: ['这个账号已被使用', 'This account name is taken', '이미 사용 중인 계정이에요'],
  phoneTaken: ['这个手机号已被使用', 'This phone number is taken', '이미 사용 중인 휴대폰 번호예요'],
  emailTaken: ['这个邮箱已被使用', 'This e-mail address is taken', '이미 사용 중인 이메일이에요'],
  phoneRule: ['请输入有效的手机号', 'Enter a valid phone number', '올바른 휴대폰 번호를 입력해 주세요'],
  avatarRefused: [
    '请上传 512 kB 以内的 PNG、JPEG 或 WebP 图片',
    'Use a PNG, JPEG or WebP of up to 512 kB',
    '512kB 이하의 PNG, JPEG, WebP 이미지를 올려 주세요',
  ],
} satisfies Record<string, readonly [zh: string, en: string, ko: string]>;
