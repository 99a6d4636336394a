import type { FileMenu } from '../../setup/file/MenuSchema.ts';

/** What the console is called, and which menu opens first. */
export const CONSOLE_NAME = ['运营控制台', 'Operator console', '운영 콘솔'] as const;
export const CONSOLE_HOME = 'operator-health';
/** The micro-app that shows it. */
const CONSOLE_APP = 'operator';

/** The menus of the console, as every operator has them. */
export const CONSOLE_MENUS: readonly FileMenu<string>[] = [
  group(
    'customers',
    'company',
    ['客户', 'Customers', '고객'],
    [
      page('companies', 'building', ['企业', 'Companies', '회사']),
      page('people', 'user', ['人员', 'People', '사용자']),
    ],
  ),
  group(
    'messages',
    'send',
    ['消息', 'Messages', '메시지'],
    [
      page('announcements', 'bell', ['公告与滚动消息', 'Announcements and ticker', '공지와 티커']),
      page('notices', 'mail', ['群发通知', 'Notices to groups', '그룹 알림']),
      page('live', 'play', ['直播课堂', 'Live classes', '라이브 강의']),
      page('help', 'help', ['帮助文档', 'Help documents', '도움말 문서']),
    ],
  ),
  group(
    'portal',
    'setting',
    ['门户', 'Portal', '포털'],
    [
      page('setup', 'guide', ['开通设置', 'Set up', '초기 설정']),
      page('systems', 'menu', ['系统与菜单', 'Systems and menus', '시스템과 메뉴']),
      page('agreements', 'file', ['协议与隐私', 'Agreements', '약관과 개인정보']),
      page('params', 'list', ['参数', 'Parameters', '매개변수']),
    ],
  ),
  group(
    'service',
    'health',
    ['运行', 'Service', '서비스'],
    [
      page('health', 'health', ['运行状况', 'Health', '상태']),
      page('assistant', 'robot', ['智能助手', 'Assistant', '어시스턴트']),
      page('work', 'clipboard', ['任务与消息', 'Jobs and messages', '작업과 메시지']),
      page('audit', 'history', ['审计日志', 'Audit log', '감사 로그']),
    ],
  ),
];

type Names = readonly [zh: string, en: string, ko: string];

function page(name: string, icon: string, names: Names): FileMenu<string> {
  const isHome = `operator-${name}` === CONSOLE_HOME;
  return { ...described(name, icon, names), app: CONSOLE_APP, page: `/${name}`, closable: !isHome };
}

function group(name: string, icon: string, names: Names, menus: FileMenu<string>[]): FileMenu<string> {
  return { ...described(name, icon, names), menus };
}

function described(name: string, icon: string, [zh, en, ko]: Names) {
  return { id: `operator-${name}`, icon: `gb-icon-${icon}`, name: { zh, en, ko } };
}
