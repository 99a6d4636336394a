import { normalizeMenuTree, TopMenu } from '@portal/menu-engine';
import { MenuGroup } from '@portal/menu-engine/favorites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from './Guideline.module.css';
import { Guideline } from './Guideline.tsx';
import { useWords, type Words } from './words.ts';

const meta = {
  title: 'Guidelines/Navigation',
  tags: ['!dev', '!autodocs', '!test'],
  // The same part stands there twice, done well and done badly.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const actions = { hrefOf: () => '#', onOpen: nothing, onBuy: nothing, onUnlock: nothing };

/** A top menu whose entries have these names, each with two pages. */
function Menu({ names }: { names: readonly Words[] }) {
  const childMenus = names.map(([zh, en, ko], at) => ({
    menuId: `${at}`,
    menuName: zh,
    menuEnName: en,
    menuKrName: ko,
    childMenus: [1, 2].map((page) => ({
      menuId: `${at}-${page}`,
      menuName: `${zh} ${page}`,
      menuEnName: `${en} ${page}`,
      menuKrName: `${ko} ${page}`,
      lastMenu: 2,
      path: 'oms',
      menuUrl: `/${at}/${page}`,
    })),
  }));
  return (
    <div className={classes.bar}>
      <TopMenu
        index={normalizeMenuTree({ childMenus })}
        actions={actions}
        conditions={{ now: 0 }}
        scenes={[]}
      />
    </div>
  );
}

const SHORT: Words[] = [
  ['订单', 'Orders', '주문'],
  ['库存', 'Stock', '재고'],
  ['报表', 'Reports', '보고서'],
];
const LONG: Words[] = [
  ['管理您的全部订单', 'Manage all of your orders', '모든 주문 관리하기'],
  ['查看与调整库存数量', 'See and adjust the stock', '재고 확인 및 조정하기'],
];
const MANY: Words[] = [
  ['待付款', 'Unpaid', '미결제'],
  ['待发货', 'To ship', '발송 대기'],
  ['已发货', 'Shipped', '발송됨'],
  ['退货', 'Returns', '반품'],
  ['退款', 'Refunds', '환불'],
  ['评价', 'Reviews', '리뷰'],
  ['入库', 'Inbound', '입고'],
  ['出库', 'Outbound', '출고'],
  ['盘点', 'Counts', '실사'],
];

function Favorites({ note }: { note: Words }) {
  const say = useWords();
  return (
    <MenuGroup
      label={say(['收藏', 'Favorites', '즐겨찾기'])}
      icon="star"
      entries={[]}
      emptyNote={say(note)}
      opened
      onOpenedChange={nothing}
    />
  );
}

export const Names: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '用一个名词说出里面是什么。',
          'Name what is inside, with one noun.',
          '안에 무엇이 있는지 명사 하나로 말해요.',
        ],
        children: <Menu names={SHORT} />,
      }}
      bad={{
        why: [
          '用动作和敬语写成句子：扫一眼找不到，翻译后放不下。',
          'Write sentences: nobody finds them at a glance, and translated they do not fit.',
          '문장으로 쓰면 한눈에 찾을 수 없고 번역하면 자리가 모자라요.',
        ],
        children: <Menu names={LONG} />,
      }}
    />
  ),
};

export const Groups: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '先按工作分组：三到七个入口，页面在下一层。',
          'Group by the work: three to seven entries, pages one level below.',
          '일 단위로 묶어요. 항목은 셋에서 일곱, 페이지는 그 아래.',
        ],
        children: <Menu names={SHORT} />,
      }}
      bad={{
        why: [
          '每个页面都放在最上层，常用的被挤进“更多”。',
          'Put every page on top: what is used most ends behind “more”.',
          '모든 페이지를 맨 위에 두면 자주 쓰는 것이 “더보기”로 밀려나요.',
        ],
        children: <Menu names={MANY} />,
      }}
    />
  ),
};

export const EmptyGroups: Story = {
  render: () => (
    <Guideline
      good={{
        why: ['说明怎样放进第一个。', 'Say how the first one gets here.', '첫 항목을 넣는 방법을 알려 줘요.'],
        children: (
          <Favorites
            note={[
              '在菜单名称旁点星标，就会出现在这里。',
              'Press the star beside a menu, and it appears here.',
              '메뉴 옆의 별을 누르면 여기에 나타나요.',
            ]}
          />
        ),
      }}
      bad={{
        why: ['只写“空”。', 'Write “empty”.', '“비어 있음”이라고만 써요.'],
        children: <Favorites note={['空', 'Empty', '비어 있음']} />,
      }}
    />
  ),
};
