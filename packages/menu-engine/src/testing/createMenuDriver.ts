/** What the driver does things with: a story's canvas, or a page of an end-to-end test. */
export type MenuDriverPort = {
  click: (role: string, name: string | RegExp) => Promise<void>;
  hover: (role: string, name: string | RegExp) => Promise<void>;
  press: (keys: string) => Promise<void>;
  /** Waits until such an element can be seen. */
  expectVisible: (role: string, name: string | RegExp) => Promise<void>;
  /** Waits until no such element can be seen. */
  expectHidden: (role: string, name: string | RegExp) => Promise<void>;
};

const SWITCHER = /^(切换应用|Switch application|앱 전환)/;
const MORE = /^(更多|More|더보기)$/;
const FOLD = /^(收起菜单|Fold menu|메뉴 접기)$/;
const UNFOLD = /^(展开菜单|Unfold menu|메뉴 펼치기)$/;

/** The verbs of the menus, in the words of a person; each can be chained by `await`. */
export function createMenuDriver(port: MenuDriverPort) {
  return {
    openTopMenu: (name: string) => port.click('button', exactly(name)),
    restOnTopMenu: (name: string) => port.hover('button', exactly(name)),
    openMore: () => port.click('button', MORE),
    chooseLeaf: (name: string) => port.click('link', startingWith(name)),
    chooseExpired: (name: string) => port.click('button', startingWith(name)),
    expandBranch: (name: string) => port.click('button', exactly(name)),
    buy: (name: string) =>
      port.click('button', new RegExp(`^(购买|Buy )${literally(name)}$|^${literally(name)} 구매$`)),
    unlock: (name: string) => port.click('button', new RegExp(`^${literally(name)}: `)),
    openSwitcher: () => port.click('button', SWITCHER),
    chooseSystem: (name: string) => port.click('link', startingWith(name)),
    chooseRefusedSystem: (name: string) => port.click('button', startingWith(name)),
    foldSider: () => port.click('button', FOLD),
    unfoldSider: () => port.click('button', UNFOLD),
    pressKeys: (keys: string) => port.press(keys),
    expectLeaf: (name: string) => port.expectVisible('link', startingWith(name)),
    expectNoLeaf: (name: string) => port.expectHidden('link', startingWith(name)),
  };
}

/** The verbs of the menus. */
export type MenuDriver = ReturnType<typeof createMenuDriver>;

function exactly(name: string): RegExp {
  return new RegExp(`^${literally(name)}$`);
}

function startingWith(name: string): RegExp {
  return new RegExp(`^${literally(name)}(\\s|$)`);
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
