import { type Pane, TabStrip } from '@portal/tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import classes from './Guideline.module.css';
import { Guideline } from './Guideline.tsx';
import { useWords, type Words } from './words.ts';

const meta = { title: 'Guidelines/Tabs', tags: ['!dev', '!autodocs', '!test'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const HOME: Words = ['首页', 'Home', '홈'];

function Strip({ titles, marks }: { titles: readonly Words[]; marks?: Pane['marks'] }) {
  const say = useWords();
  const [activeKey, setActiveKey] = useState('1');
  const [closed, setClosed] = useState<readonly string[]>([]);
  const panes = [HOME, ...titles]
    .map(
      (title, at): Pane => ({
        key: `${at}`,
        kind: at === 0 ? 'home' : 'native',
        path: `/${at}`,
        tab: say(title),
        closable: at > 0,
        views: 0,
        ...(at === 1 && marks && { marks }),
      }),
    )
    .filter(({ key }) => !closed.includes(key));
  return (
    <div className={classes.bar}>
      <TabStrip
        panes={panes}
        activeKey={panes.some(({ key }) => key === activeKey) ? activeKey : '0'}
        titleOf={({ tab }) => tab}
        onActivate={setActiveKey}
        onClose={(key) => setClosed([...closed, key])}
        onCloseMany={nothing}
        onMove={nothing}
      />
    </div>
  );
}

export const Titles: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '标题写打开的是哪一个，先写能区分的部分。',
          'Title a tab by the thing that is open, what tells it apart first.',
          '무엇이 열렸는지, 구별되는 부분을 먼저 적어요.',
        ],
        children: (
          <Strip
            titles={[
              ['112-4811 订单', '112-4811 order', '112-4811 주문'],
              ['112-4819 订单', '112-4819 order', '112-4819 주문'],
            ]}
          />
        ),
      }}
      bad={{
        why: [
          '所有标签都叫“详情”：只能逐个点开。',
          'Call every tab “Details”: people have to open each to find theirs.',
          '모두 “상세”라고 하면 하나씩 열어 봐야 해요.',
        ],
        children: (
          <Strip
            titles={[
              ['订单详情页面', 'Order details page', '주문 상세 페이지'],
              ['订单详情页面', 'Order details page', '주문 상세 페이지'],
            ]}
          />
        ),
      }}
    />
  ),
};

export const Marks: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '未保存用标记告知：读屏也会读出，关闭前会询问。',
          'Mark what is unsaved: it is read out too, and asked about before it is closed.',
          '저장 전이면 표시해요. 낭독기도 읽고 닫기 전에 물어봐요.',
        ],
        children: (
          <Strip titles={[['新建商品', 'New listing', '새 상품']]} marks={{ dirty: true, badge: '2' }} />
        ),
      }}
      bad={{
        why: [
          '把状态写进标题：标题变长，翻译混乱，关闭时也不会询问。',
          'Write the state into the title: it grows, and closing asks nothing.',
          '상태를 제목에 쓰면 길어지고 닫을 때 묻지 않아요.',
        ],
        children: (
          <Strip
            titles={[['*新建商品（未保存，2 条）', '*New listing (not saved, 2)', '*새 상품(저장 안 됨, 2)']]}
          />
        ),
      }}
    />
  ),
};
