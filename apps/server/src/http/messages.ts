import { LOCALE_INDEX, type Locale } from './localeOf.ts';
import { accessMessages } from './messages/accessMessages.ts';
import { accountMessages } from './messages/accountMessages.ts';
import { assistantMessages } from './messages/assistantMessages.ts';
import { inboxMessages } from './messages/inboxMessages.ts';
import { menuMessages } from './messages/menuMessages.ts';
import { operatorMessages } from './messages/operatorMessages.ts';
import { orderMessages } from './messages/orderMessages.ts';
import { purchaseMessages } from './messages/purchaseMessages.ts';
import { recordMessages } from './messages/recordMessages.ts';
import { setupMessages } from './messages/setupMessages.ts';
import { subUserMessages } from './messages/subUserMessages.ts';

const messages = {
  ...accessMessages,
  ...menuMessages,
  ...accountMessages,
  ...subUserMessages,
  ...assistantMessages,
  ...purchaseMessages,
  ...orderMessages,
  ...recordMessages,
  ...inboxMessages,
  ...operatorMessages,
  ...setupMessages,
  badRequest: ['请求内容有误，请检查后重试', 'The request is not valid', '요청 내용을 확인해 주세요'],
  wrongContentType: ['请求格式不受支持', 'Send the request as JSON', 'JSON 형식으로 요청해 주세요'],
  unauthorized: [
    '登录已失效，请重新登录',
    'Your session has ended, please sign in again',
    '로그인이 만료되었어요. 다시 로그인해 주세요',
  ],
  forbidden: ['您没有权限执行此操作', 'You may not do this', '이 작업을 할 권한이 없어요'],
  notFound: ['请求的内容不存在', 'There is nothing here', '요청한 내용이 없어요'],
  methodNotAllowed: [
    '不支持该请求方法',
    'This address does not take this method',
    '이 주소는 해당 요청 방식을 지원하지 않아요',
  ],
  hostNotAllowed: [
    '请使用门户的网址访问',
    'Please use the address of the portal',
    '포털 주소로 접속해 주세요',
  ],
  tooLarge: ['请求内容过大', 'The request is too large', '요청이 너무 커요'],
  filesAway: [
    '文件存储暂时无法使用，请稍后重试',
    'The file store cannot be used right now, please try again in a moment',
    '파일 저장소를 지금 사용할 수 없습니다. 잠시 후 다시 시도해 주세요',
  ],
  noRoom: [
    '服务器空间已满，内容没有保存，请联系管理员后重试',
    'The server has no room left, so nothing was saved. Please tell your administrator, then try again',
    '서버 공간이 가득 차서 저장하지 못했어요. 관리자에게 알린 뒤 다시 시도해 주세요',
  ],
  databaseAway: [
    '服务正在恢复，请稍后再试',
    'The service is coming back, please try again in a moment',
    '서비스를 복구하고 있어요. 잠시 후 다시 시도해 주세요',
  ],
  serverError: [
    '服务出现异常，请稍后再试',
    'Something went wrong, please try again later',
    '문제가 생겼어요. 잠시 후 다시 시도해 주세요',
  ],
  signInRefused: [
    '账号或密码不正确，请重新输入',
    'The account or the password is wrong',
    '계정 또는 비밀번호가 올바르지 않아요',
  ],
  signInThrottled: [
    '尝试次数过多，请在 {seconds} 秒后重试',
    'Too many attempts, please try again in {seconds} seconds',
    '시도 횟수가 많아요. {seconds}초 후에 다시 시도해 주세요',
  ],
  signInLinkInvalid: [
    '登录链接已失效，请重新登录',
    'This sign-in link is no longer valid',
    '로그인 링크가 만료되었어요. 다시 로그인해 주세요',
  ],
  encryptionStale: [
    '登录页面已过期，请重试',
    'The sign-in form is out of date, please try again',
    '로그인 화면이 만료되었어요. 다시 시도해 주세요',
  ],
  encryptionInvalid: [
    '密码未正确加密，请刷新页面后重试',
    'The password was not encrypted correctly, please reload the page',
    '비밀번호가 올바르게 암호화되지 않았어요. 새로 고침해 주세요',
  ],
  accountDisabled: [
    '账号已停用，请联系管理员',
    'This account is disabled, please contact your administrator',
    '사용이 중지된 계정이에요. 관리자에게 문의해 주세요',
  ],
  companyLocked: [
    '企业「{company}」已被运营方锁定，暂时无法登录，请联系您的服务商',
    '{company} is locked by the operator of this portal, so nobody of it can sign in; please contact them',
    '운영자가 {company} 회사를 잠가 지금은 로그인할 수 없어요. 운영자에게 문의해 주세요',
  ],
  subjectUnknown: ['您不属于该企业', 'You do not belong to this company', '소속되지 않은 회사예요'],
  fieldRequired: ['请填写', 'This is required', '필수 항목이에요'],
  fieldTooLong: ['内容过长', 'This is too long', '내용이 너무 길어요'],
  fieldNotNumber: ['请输入数字', 'Enter a number', '숫자를 입력해 주세요'],
  fieldNotDate: ['请输入有效日期', 'Enter a valid date', '올바른 날짜를 입력해 주세요'],
  fieldNotEmail: ['请输入有效邮箱', 'Enter a valid e-mail address', '올바른 이메일을 입력해 주세요'],
  fieldNotChoice: ['请从选项中选择', 'Choose one of the options', '선택지에서 골라 주세요'],
  tooManyViews: [
    '每个列表最多保存 {most} 个视图，请先删除不用的',
    'You can save {most} views of a list, please remove one first',
    '목록마다 보기를 {most}개까지 저장할 수 있어요. 먼저 하나를 삭제해 주세요',
  ],
  viewNameTaken: [
    '您已有一个同名视图，请换个名称',
    'You have a view of this name already, please choose another',
    '같은 이름의 보기가 이미 있어요. 다른 이름을 입력해 주세요',
  ],
  viewChanged: [
    '该视图已在别处修改，已显示最新内容，请再试一次',
    'This view was changed elsewhere. You see it as it is now, please try again',
    '이 보기는 다른 곳에서 변경되었어요. 최신 내용을 확인하고 다시 시도해 주세요',
  ],
  tooManyWorkspaces: [
    '最多保存 {most} 个工作区，请先删除不用的',
    'You can save {most} workspaces, please remove one first',
    '작업 공간은 {most}개까지 저장할 수 있어요. 먼저 하나를 삭제해 주세요',
  ],
  workspaceNameTaken: [
    '您已有一个同名工作区，请换个名称',
    'You have a workspace of this name already, please choose another',
    '같은 이름의 작업 공간이 이미 있어요. 다른 이름을 입력해 주세요',
  ],
  subjectNotChosen: ['请先选择企业', 'Please choose a company first', '먼저 회사를 선택해 주세요'],
  exportDuplicate: [
    '存在相同任务，请前往导出中心查看',
    'The same export is under way, please see the export centre',
    '같은 작업이 진행 중이에요. 내보내기 센터를 확인해 주세요',
  ],
  exportTooMany: [
    '最多同时导出 {count} 个文件，请稍后再试',
    'At most {count} exports can run at once, please try again later',
    '동시에 {count}개까지 내보낼 수 있어요. 잠시 후 다시 시도해 주세요',
  ],
  exportGone: [
    '文件已过期或尚未就绪，请重新导出',
    'The file has expired or is not ready, please export it again',
    '파일이 만료되었거나 아직 준비되지 않았어요. 다시 내보내 주세요',
  ],
  exportFailed: ['导出文件失败', 'Export failed', '파일 내보내기에 실패했어요'],
  downloadLinkExpired: [
    '下载链接已失效，请前往导出中心重新下载',
    'This download link has expired, please download again from the export centre',
    '다운로드 링크가 만료되었어요. 내보내기 센터에서 다시 받아 주세요',
  ],
  attachmentGone: [
    '附件不存在或已下架',
    'This attachment is no longer available',
    '첨부 파일을 찾을 수 없어요',
  ],
} satisfies Record<string, readonly [zh: string, en: string, ko: string]>;

/** A message that the server itself says. */
export type MessageName = keyof typeof messages;

/** The text of a message in a language, its `{placeholders}` filled in. */
export function messageText(
  name: MessageName,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return messages[name][LOCALE_INDEX[locale]].replace(/\{(\w+)\}/g, (whole, key: string) =>
    String(values[key] ?? whole),
  );
}
