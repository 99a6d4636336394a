import type { DemoHelpFolder } from './DemoHelpFolder.ts';

/** Lists, files, messages, people and services. */
export const accountHelp: DemoHelpFolder = {
  folderId: 'account',
  title: { zh: '账号、权限与服务', en: 'Account, permissions and services', kr: '계정, 권한, 서비스' },
  documents: [
    {
      docId: 'help-permissions',
      title: {
        zh: '添加子账号并授予菜单权限',
        en: 'Add a sub-account and grant menus',
        kr: '하위 계정 추가와 메뉴 권한 부여',
      },
      text: {
        zh: `
只有企业的主账号可以管理权限。
## 添加子账号
1. 点击头像，选择“权限管理”。
2. 点击“添加子账号”，填写姓名、账号、手机号或邮箱以及初始密码。
3. 保存后，对方即可用该账号登录；首次登录后请提醒对方修改密码。
## 授予菜单
1. 在列表中点击一个子账号。
2. 勾选可以打开的菜单；勾选上级会选中其下的所有菜单。
3. 保存后，对方刷新菜单即可看到变化，未授予的数据也无法通过接口读取。
## 停用
- 停用后，对方所有设备会立即退出登录，并收到说明；随时可以重新启用。`,
        en: `
Only the main account of a company manages permissions.
## Add a sub-account
1. Click your avatar and choose Permissions.
2. Click Add sub-account and enter name, account, phone or e-mail, and a first password.
3. After saving, the person can sign in with it. Ask them to change the password.
## Grant menus
1. Click a sub-account in the list.
2. Tick the menus it may open. Ticking a heading ticks all menus below it.
3. After saving, the person sees the change when the menus load again. Data that was not granted cannot be read by calls either.
## Disable
- The person is signed out on all devices at once and told why. You can enable the account again at any time.`,
        kr: `
회사의 주 계정만 권한을 관리할 수 있어요.
## 하위 계정 추가
1. 아바타를 누르고 권한 관리를 골라요.
2. 하위 계정 추가를 누르고 이름, 계정, 휴대폰 번호나 이메일, 첫 비밀번호를 입력해요.
3. 저장하면 그 계정으로 로그인할 수 있어요. 비밀번호를 바꾸도록 안내해 주세요.
## 메뉴 권한 부여
1. 목록에서 하위 계정을 눌러요.
2. 열 수 있는 메뉴를 선택해요. 상위 항목을 선택하면 아래 메뉴가 모두 선택돼요.
3. 저장하면 메뉴를 다시 불러올 때 반영돼요. 권한이 없는 데이터는 호출로도 읽을 수 없어요.
## 사용 중지
- 중지하면 모든 기기에서 바로 로그아웃되고 이유를 알려 줘요. 언제든 다시 사용할 수 있어요.`,
      },
    },
    {
      docId: 'help-account',
      title: {
        zh: '修改资料、绑定和密码',
        en: 'Change profile, binding and password',
        kr: '프로필, 연결 정보, 비밀번호 변경',
      },
      text: {
        zh: `
点击头像，选择“账号设置”。
## 头像与昵称
- 点击头像上传 PNG、JPEG 或 WebP 图片，图片会裁剪为正方形。
## 绑定手机号或邮箱
1. 点击“更换”，输入新的手机号或邮箱。
2. 获取验证码并填写，验证码 10 分钟内有效。
## 修改密码
- 密码须为 8 至 16 个字符，含大写字母、小写字母和数字。
- 修改后，其他设备会退出登录。
忘记密码时，在登录页选择“忘记密码”，用手机号或邮箱找回。`,
        en: `
Click your avatar and choose Account settings.
## Avatar and nickname
- Click the avatar to upload a PNG, JPEG or WebP picture. It is cropped to a square.
## Bind a phone number or an e-mail address
1. Click Change and enter the new number or address.
2. Ask for a code and enter it. It is valid for 10 minutes.
## Change the password
- It has 8 to 16 characters with a capital letter, a small letter and a digit.
- Other devices are signed out after a change.
Forgot the password? Choose Forgot password on the sign-in page and recover it by phone or e-mail.`,
        kr: `
아바타를 누르고 계정 설정을 골라요.
## 아바타와 별명
- 아바타를 누르면 PNG, JPEG, WebP 이미지를 올릴 수 있어요. 이미지는 정사각형으로 잘려요.
## 휴대폰 번호나 이메일 연결
1. 변경을 누르고 새 번호나 이메일을 입력해요.
2. 인증번호를 받아 입력해요. 인증번호는 10분간 유효해요.
## 비밀번호 변경
- 8~16자이며 대문자, 소문자, 숫자가 있어야 해요.
- 변경하면 다른 기기는 로그아웃돼요.
비밀번호를 잊었다면 로그인 화면에서 비밀번호 찾기를 골라 휴대폰이나 이메일로 찾을 수 있어요.`,
      },
    },
    {
      docId: 'help-services',
      title: {
        zh: '订购、续费与升级服务',
        en: 'Buy, renew and upgrade services',
        kr: '서비스 구매, 갱신, 업그레이드',
      },
      text: {
        zh: `
1. 点击头像，打开“服务管理”，查看每个系统的状态、到期时间和剩余用量。
2. 选择“续费”或“升级”，确认套餐和时长。
3. 核对订单后扫描二维码付款。
4. 付款成功后，到期时间立即更新，无需刷新页面。
到期前系统会提醒您续费；到期后页面无法打开，但数据不会删除。`,
        en: `
1. Click your avatar and open Service management to see status, expiry and usage of each system.
2. Choose Renew or Upgrade, then the package and how long.
3. Check the order and scan the QR code to pay.
4. The new expiry shows at once after the payment, without a reload.
You are reminded before a service ends. After that its pages do not open, but nothing is deleted.`,
        kr: `
1. 아바타를 누르고 서비스 관리를 열면 시스템별 상태, 만료일, 사용량이 보여요.
2. 갱신이나 업그레이드를 고르고 패키지와 기간을 정해요.
3. 주문을 확인하고 QR 코드를 스캔해 결제해요.
4. 결제가 끝나면 새로 고침 없이 만료일이 바로 바뀌어요.
만료 전에 알려 드려요. 만료되면 페이지가 열리지 않지만 데이터는 삭제되지 않아요.`,
      },
    },
    {
      docId: 'help-notifications',
      title: { zh: '消息通知与免打扰', en: 'Notifications and do not disturb', kr: '알림과 방해 금지' },
      text: {
        zh: `
- 右上角的铃铛显示未读数量，点击查看最近的消息。
- 在“通知”页面可按分类筛选、全部标为已读。
## 免打扰
1. 打开“账号设置”中的“免打扰”。
2. 为每类消息设置时段，例如 22:00 至次日 08:00，按您所在时区计算。
3. 账号安全类消息不受免打扰影响。`,
        en: `
- The bell at the top right shows how many are unread. Click it for the latest.
- On the Notifications page you can filter by class and mark all as read.
## Do not disturb
1. Open Do not disturb in Account settings.
2. Set a window for each class, for example 22:00 to 08:00 the next day, in your time zone.
3. Messages about the account's security always show.`,
        kr: `
- 오른쪽 위의 종에 읽지 않은 수가 보여요. 누르면 최근 알림이 열려요.
- 알림 페이지에서 분류로 거르고 모두 읽음으로 표시할 수 있어요.
## 방해 금지
1. 계정 설정에서 방해 금지를 열어요.
2. 분류마다 시간을 정해요. 예: 22:00부터 다음 날 08:00까지, 사용자의 시간대를 따라요.
3. 계정 보안 알림은 항상 보여요.`,
      },
    },
    {
      docId: 'help-downloads',
      title: {
        zh: '导出文件与导出中心',
        en: 'Exports and the download centre',
        kr: '파일 내보내기와 내보내기 센터',
      },
      text: {
        zh: `
1. 在列表页设置好筛选和排序，点击“导出”，选择 CSV 或 Excel。
2. 导出在后台进行，可以继续工作；完成后会通知您。
3. 在“导出中心”下载、重试或删除文件。
- 最多同时导出 5 个文件；相同的导出正在进行时不会重复创建。
- 文件保留 7 天，过期后请重新导出。
- 导出失败时会显示原因，点击“重试”即可。`,
        en: `
1. Filter and sort the list, click Export, and choose CSV or Excel.
2. The export runs in the background while you go on working. You are told when it is ready.
3. Download, retry or delete files in the Export centre.
- Up to 5 exports run at once. The same export is not started twice.
- Files are kept for 7 days. Export again after that.
- A failed export says why. Click Retry.`,
        kr: `
1. 목록에서 필터와 정렬을 정하고 내보내기를 눌러 CSV나 Excel을 골라요.
2. 내보내기는 백그라운드에서 진행되고, 끝나면 알려 줘요.
3. 내보내기 센터에서 받기, 다시 시도, 삭제를 할 수 있어요.
- 동시에 5개까지 내보낼 수 있고, 같은 작업은 중복되지 않아요.
- 파일은 7일간 보관돼요. 만료되면 다시 내보내세요.
- 실패하면 이유가 보여요. 다시 시도를 누르세요.`,
      },
    },
    {
      docId: 'help-records',
      title: {
        zh: '维护企业自己的清单',
        en: 'Keep lists of your own',
        kr: '회사 목록 관리하기',
      },
      text: {
        zh: `
供应商、采购计划、物流商、证书、发票等清单由企业自行维护。
1. 打开清单，点击“新增”，填写后保存。
2. 点击一行可以修改；勾选多行可以批量删除，删除后无法恢复。
3. 可按状态和关键词筛选、排序，并导出当前结果。
填写的内容未保存时，离开页面会先询问。`,
        en: `
Suppliers, purchase plans, carriers, certificates, invoices and other lists are kept by the company itself.
1. Open the list, click Add, fill in the form and save.
2. Click a row to change it. Tick several to delete them at once, which cannot be undone.
3. Filter by state and keyword, sort, and export what is shown.
You are asked before unsaved input is lost.`,
        kr: `
공급업체, 구매 계획, 운송사, 인증서, 계산서 등은 회사가 직접 관리하는 목록이에요.
1. 목록을 열고 추가를 눌러 입력한 뒤 저장해요.
2. 행을 누르면 수정할 수 있고, 여러 행을 선택하면 한꺼번에 삭제돼요. 삭제하면 되돌릴 수 없어요.
3. 상태와 키워드로 거르고, 정렬하고, 결과를 내보낼 수 있어요.
저장하지 않은 내용이 있으면 나가기 전에 물어봐요.`,
      },
    },
    {
      docId: 'help-live',
      title: { zh: '观看直播课堂与回放', en: 'Live classes and replays', kr: '라이브 강의와 다시 보기' },
      text: {
        zh: `
- “直播课堂”按开始时间列出课程；开播前会显示倒计时。
- 直播结束后可以观看回放，支持暂停、拖动和全屏。
- 直播进行时，工作台右上角会出现直播入口。`,
        en: `
- Live classes lists the classes by time, with a countdown before the start.
- After a class you can watch its replay, pause, seek and go full screen.
- While a class runs, an entry to it appears at the top right of the workspace.`,
        kr: `
- 라이브 강의는 시작 시각 순으로 보이고, 시작 전에는 남은 시간이 보여요.
- 강의가 끝나면 다시 보기로 일시 정지, 이동, 전체 화면을 쓸 수 있어요.
- 강의 중에는 작업 공간 오른쪽 위에 입장 버튼이 보여요.`,
      },
    },
  ],
};
