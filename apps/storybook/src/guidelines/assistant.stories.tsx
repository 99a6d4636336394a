import { Markdown, MarkdownContext } from '@portal/ai-assistant/markdown';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Guideline } from './Guideline.tsx';
import { useWords, type Words } from './words.ts';

const meta = { title: 'Guidelines/Assistant', tags: ['!dev', '!autodocs', '!test'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const options = { onNavigate: () => undefined, onCopy: () => undefined };

function Answer({ text }: { text: Words }) {
  const say = useWords();
  return (
    <MarkdownContext value={options}>
      <Markdown source={say(text)} />
    </MarkdownContext>
  );
}

export const ResultFirst: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '先给结论，再给数据，并说明数据截止到什么时候。',
          'Give the result first, then the figures, and say how old they are.',
          '결론을 먼저, 그다음 수치와 기준 시각을 말해요.',
        ],
        children: (
          <Answer
            text={[
              '退货率上升到 **4.0%**，主要来自德国站。\n\n| 站点 | 订单 | 退货率 |\n|---|---:|---:|\n| 美国 | 1,204 | 2.1% |\n| 德国 | 88 | 4.0% |\n\n数据截至昨天 24:00。',
              'Returns rose to **4.0%**, mostly in Germany.\n\n| Marketplace | Orders | Returned |\n|---|---:|---:|\n| US | 1,204 | 2.1% |\n| Germany | 88 | 4.0% |\n\nAs of yesterday, midnight.',
              '반품률이 **4.0%**로 올랐고 대부분 독일이에요.\n\n| 마켓 | 주문 | 반품률 |\n|---|---:|---:|\n| 미국 | 1,204 | 2.1% |\n| 독일 | 88 | 4.0% |\n\n어제 자정 기준이에요.',
            ]}
          />
        ),
      }}
      bad={{
        why: [
          '先讲过程再讲客套：结果埋在最后，数字不能比较。',
          'Tell how it was found: the result is buried, and figures in prose cannot be compared.',
          '과정부터 늘어놓으면 결과가 묻히고 수치를 비교할 수 없어요.',
        ],
        children: (
          <Answer
            text={[
              '当然可以！我很高兴为您分析。首先我查看了美国站，共 1,204 单，退货率为 2.1%；然后我又查看了德国站，共 88 单，退货率为 4.0%。综上所述，退货率可能有所上升。',
              'Of course! I am happy to look into this for you. First I looked at the US, with 1,204 orders of which 2.1% came back; then I looked at Germany, with 88 orders of which 4.0% came back. All in all, returns may have risen.',
              '물론이에요! 먼저 미국을 확인했더니 주문 1,204건에 반품률 2.1%였고, 다음으로 독일은 88건에 4.0%였어요. 종합하면 반품이 늘었을 수 있어요.',
            ]}
          />
        ),
      }}
    />
  ),
};

export const Links: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '链接写明去哪里；外部页面会显示它的域名。',
          'Name where a link leads; pages outside show their host.',
          '어디로 가는지 적어요. 바깥 페이지는 호스트가 보여요.',
        ],
        children: (
          <Answer
            text={[
              '在[滞销库存](/list/stock?view=slow)里可以逐个处理，规则见[官方说明](https://docs.example.com/stock)。',
              'Go through [slow stock](/list/stock?view=slow) one by one; the rules are in the [official guide](https://docs.example.com/stock).',
              '[느린 재고](/list/stock?view=slow)에서 처리하고 규칙은 [공식 안내](https://docs.example.com/stock)를 보세요.',
            ]}
          />
        ),
      }}
      bad={{
        why: [
          '“点击这里”脱离上下文就没有意义。',
          'Say “click here”: read out alone, it means nothing.',
          '“여기를 클릭”은 따로 읽으면 뜻이 없어요.',
        ],
        children: (
          <Answer
            text={[
              '请[点击这里](/list/stock?view=slow)，或者[点击这里](https://docs.example.com/stock)。',
              'Please [click here](/list/stock?view=slow), or [click here](https://docs.example.com/stock).',
              '[여기를 클릭](/list/stock?view=slow)하거나 [여기를 클릭](https://docs.example.com/stock)하세요.',
            ]}
          />
        ),
      }}
    />
  ),
};
