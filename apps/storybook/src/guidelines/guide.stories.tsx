import { useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { ShopAuthDone } from '@portal/guide/onboarding';
import { createSpotlight, spotlightWords } from '@portal/guide/spotlight';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useId, useState } from 'react';
import classes from './Guideline.module.css';
import { Guideline } from './Guideline.tsx';
import { useWords, type Words } from './words.ts';

const meta = { title: 'Guidelines/Guide', tags: ['!dev', '!autodocs', '!test'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

function Tour({ title, text }: { title: Words; text: Words }) {
  const say = useWords();
  const { i18n } = useLingui();
  const place = useId();
  const [tour] = useState(() => createSpotlight({ words: spotlightWords(i18n) }));
  useEffect(() => tour.stop, [tour]);
  const start = () =>
    void tour.start([{ target: () => document.getElementById(place), title: say(title), text: say(text) }]);
  return (
    <div className={classes.form}>
      <span id={place}>{say(['搜索菜单', 'Search menus', '메뉴 검색'])}</span>
      <Button variant="default" onClick={start}>
        {say(['开始导览', 'Begin the tour', '둘러보기 시작'])}
      </Button>
    </div>
  );
}

function DeadEnd() {
  const say = useWords();
  return <p className={classes.plain}>{say(['授权成功', 'Authorised', '인증됐어요'])}</p>;
}

export const Steps: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '一处一句，说它能帮什么忙；随时可以按 Esc 离开。',
          'One sentence a place, about what it does for the person; Esc leaves at any time.',
          '한 곳에 한 문장, 무엇을 도와주는지. 언제든 Esc로 나가요.',
        ],
        children: (
          <Tour
            title={['搜索', 'Search', '검색']}
            text={[
              '输入拼音首字母就能找到任何页面。',
              'Type a few letters to open any page.',
              '몇 글자로 어떤 페이지든 열어요.',
            ]}
          />
        ),
      }}
      bad={{
        why: [
          '把说明书搬进导览：没有人读完。',
          'Move the manual into the tour: nobody reads it to the end.',
          '설명서를 옮겨 놓으면 아무도 끝까지 읽지 않아요.',
        ],
        children: (
          <Tour
            title={['关于搜索功能的说明', 'About the search function', '검색 기능에 대하여']}
            text={[
              '搜索功能位于页面顶部，支持中文、英文与韩文，并支持拼音、首字母、地址片段与容错，同时会根据您的使用频率对结果排序，最多显示五十条结果，您还可以在全部菜单中继续查看。',
              'The search function is placed at the top of the page. It supports Chinese, English and Korean, pinyin, initials, pieces of addresses and slips, orders its results by how often you use them, shows at most fifty of them, and leads on to the overview of all menus.',
              '검색 기능은 페이지 위쪽에 있으며 중국어, 영어, 한국어, 병음, 초성, 주소 일부와 오타를 지원하고 사용 빈도에 따라 정렬하며 최대 50개까지 보여 주고 전체 메뉴로 이어져요.',
            ]}
          />
        ),
      }}
    />
  ),
};

export const Onward: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '一步完成后说明接下来会怎样，并给出两条路。',
          'After a step say what happens now, and where one can go.',
          '한 단계가 끝나면 다음에 무슨 일이 있는지, 어디로 갈지 알려 줘요.',
        ],
        children: <ShopAuthDone onMore={nothing} onOrders={nothing} />,
      }}
      bad={{
        why: ['停在“成功”。', 'Stop at “done”.', '“완료”에서 멈춰요.'],
        children: <DeadEnd />,
      }}
    />
  ),
};
