import type { DemoHelpFolder } from './DemoHelpFolder.ts';

/** How to find one's way around. */
export const startHelp: DemoHelpFolder = {
  folderId: 'start',
  title: { zh: '新手入门', en: 'Getting started', kr: '시작하기' },
  documents: [
    {
      docId: 'help-workspace',
      title: {
        zh: '认识工作台：系统、菜单与标签页',
        en: 'The workspace: systems, menus and tabs',
        kr: '작업 공간 알아보기: 시스템, 메뉴, 탭',
      },
      text: {
        zh: `
工作台把各个系统放在一起：顶部切换系统，菜单打开页面，每个页面是一个标签页。
## 切换系统
1. 点击左上角的系统名称。
2. 选择要去的系统；未订购或已停用的系统会说明原因，您仍停留在当前系统。
## 打开页面
1. 在顶部菜单或左侧菜单中选择页面。
2. 页面会以标签页打开；同一页面再次打开时，会回到原来的标签页。
## 常用页面
- 把页面固定到侧栏，每次登录都在。
- 首页的“常用菜单”按您最近的使用自动排序。`,
        en: `
The workspace holds all your systems: switch systems at the top, open pages from the menu, and each page is a tab.
## Switch systems
1. Click the name of the system at the top left.
2. Choose where to go. A system that is not bought or is disabled says why, and you stay where you are.
## Open a page
1. Choose a page in the top menu or the side menu.
2. It opens as a tab. Opening the same page again returns to its tab.
## Pages you use often
- Pin a page to the sidebar and it is there whenever you sign in.
- Common menus on the home page follow what you used lately.`,
        kr: `
작업 공간에는 모든 시스템이 모여 있어요. 위에서 시스템을 바꾸고, 메뉴에서 페이지를 열면 탭으로 열려요.
## 시스템 바꾸기
1. 왼쪽 위의 시스템 이름을 눌러요.
2. 이동할 시스템을 골라요. 구매하지 않았거나 중지된 시스템은 이유를 알려 주고 현재 시스템에 머물러요.
## 페이지 열기
1. 위쪽 메뉴나 왼쪽 메뉴에서 페이지를 골라요.
2. 페이지는 탭으로 열려요. 같은 페이지를 다시 열면 원래 탭으로 돌아가요.
## 자주 쓰는 페이지
- 페이지를 사이드바에 고정하면 로그인할 때마다 보여요.
- 홈의 자주 쓰는 메뉴는 최근 사용을 따라요.`,
      },
    },
    {
      docId: 'help-tabs',
      title: {
        zh: '标签页的使用技巧',
        en: 'Working with tabs',
        kr: '탭 사용 방법',
      },
      text: {
        zh: `
打开的页面保留在标签页里，切换不会丢失填写的内容和滚动位置。
## 关闭与恢复
- 右键点击标签页，可关闭当前、左侧、右侧、其他或全部标签页。
- 关错了可选择“恢复刚关闭的标签页”。
- 有未保存的内容时，关闭前会先询问。
## 固定与分屏
- 固定的标签页排在最左侧，不会被批量关闭。
- 选择“分屏显示”，可以并排查看两个页面。
## 重新加载
- 页面出错时，在标签页菜单中选择“重新加载”，其他页面不受影响。`,
        en: `
Open pages stay in their tabs: switching loses neither what you typed nor where you had scrolled.
## Close and restore
- Right-click a tab to close it, the tabs to its left or right, the others, or all.
- Closed the wrong one? Choose Restore closed tab.
- You are asked first when something is not saved.
## Pin and split
- Pinned tabs stand at the far left and are not closed together with the others.
- Choose Split view to see two pages side by side.
## Reload
- When a page fails, choose Reload in the tab's menu. Other pages are not affected.`,
        kr: `
열린 페이지는 탭에 남아 있어서, 전환해도 입력 내용과 스크롤 위치가 사라지지 않아요.
## 닫기와 복원
- 탭을 마우스 오른쪽 버튼으로 누르면 현재, 왼쪽, 오른쪽, 다른 탭 또는 모든 탭을 닫을 수 있어요.
- 잘못 닫았다면 방금 닫은 탭 복원을 골라요.
- 저장하지 않은 내용이 있으면 먼저 물어봐요.
## 고정과 화면 분할
- 고정한 탭은 맨 왼쪽에 있고 한꺼번에 닫히지 않아요.
- 화면 분할을 고르면 두 페이지를 나란히 볼 수 있어요.
## 새로 고침
- 페이지에 오류가 나면 탭 메뉴에서 새로 고침을 골라요. 다른 페이지에는 영향이 없어요.`,
      },
    },
    {
      docId: 'help-search',
      title: {
        zh: '搜索菜单、收藏与自定义场景',
        en: 'Search menus, favourites and custom scenes',
        kr: '메뉴 검색, 즐겨찾기, 사용자 지정 장면',
      },
      text: {
        zh: `
## 搜索菜单
- 打开菜单搜索，输入菜单名称或拼音首字母，按回车打开。
## 收藏
- 点击菜单旁的星标加入收藏，再次点击取消。
## 自定义场景
1. 新建场景，填写名称，例如“早间巡检”。
2. 选择这个场景要用的菜单并保存。
3. 使用场景后，侧栏只显示这些菜单；随时可以切换回全部菜单。`,
        en: `
## Search menus
- Open the menu search, type a name or its first letters, and press Enter to open it.
## Favourites
- Click the star beside a menu to add it, click again to remove it.
## Custom scenes
1. Add a scene and name it, for example Morning round.
2. Choose the menus it holds and save.
3. While a scene is in use, the sidebar shows only its menus. Switch back to all menus at any time.`,
        kr: `
## 메뉴 검색
- 메뉴 검색을 열고 이름이나 첫 글자를 입력한 뒤 Enter 키로 열어요.
## 즐겨찾기
- 메뉴 옆의 별을 누르면 추가되고 다시 누르면 해제돼요.
## 사용자 지정 장면
1. 장면을 만들고 이름을 적어요. 예: 아침 점검.
2. 장면에 넣을 메뉴를 골라 저장해요.
3. 장면을 사용하면 사이드바에 그 메뉴만 보여요. 언제든 전체 메뉴로 돌아갈 수 있어요.`,
      },
    },
    {
      docId: 'help-language',
      title: {
        zh: '切换语言、主题和菜单样式',
        en: 'Change language, theme and menu style',
        kr: '언어, 테마, 메뉴 스타일 바꾸기',
      },
      text: {
        zh: `
## 语言
- 点击头像，选择简体中文、English 或 한국어，所有已打开的页面立即切换。
## 主题
- 在头像菜单中选择浅色、深色或跟随系统。
## 菜单样式
- 在“账号设置”中选择左侧菜单或顶部菜单，保存后立即生效。`,
        en: `
## Language
- Click your avatar and choose 简体中文, English or 한국어. All open pages follow at once.
## Theme
- Choose light, dark or the system's setting in the avatar menu.
## Menu style
- Choose the side menu or the top menu in Account settings. It takes effect at once.`,
        kr: `
## 언어
- 아바타를 누르고 简体中文, English, 한국어 중에서 골라요. 열린 모든 페이지가 바로 바뀌어요.
## 테마
- 아바타 메뉴에서 밝게, 어둡게, 시스템 설정 중에서 골라요.
## 메뉴 스타일
- 계정 설정에서 왼쪽 메뉴 또는 위쪽 메뉴를 고르면 바로 적용돼요.`,
      },
    },
  ],
};
