import { Button } from '@mantine/core';
import { EmptyState, ErrorState, LoadingState } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Guideline } from './Guideline.tsx';
import { useWords } from './words.ts';

const meta = { title: 'Guidelines/States', tags: ['!dev', '!autodocs', '!test'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function NoExports() {
  const say = useWords();
  return (
    <EmptyState
      title={say(['还没有导出任务', 'No exports yet', '아직 내보내기가 없어요'])}
      text={say([
        '从任意列表导出的文件会在这里保留七天。',
        'Files that you export from any list wait here for seven days.',
        '목록에서 내보낸 파일이 7일 동안 보관돼요.',
      ])}
      action={<Button variant="default">{say(['打开订单', 'Open orders', '주문 열기'])}</Button>}
    />
  );
}

function NoData() {
  const say = useWords();
  return <EmptyState title={say(['暂无数据', 'No data', '데이터 없음'])} />;
}

function RawFailure() {
  return <ErrorState title="Error 500: ECONNREFUSED 10.0.3.7:5432" text="at Client.connect (pool.js:318)" />;
}

export const Empty: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '说明这里会有什么，并提供让它出现的操作。',
          'Say what will be here, and offer the action that fills it.',
          '무엇이 생길지 알려 주고 채울 방법을 제공해요.',
        ],
        children: <NoExports />,
      }}
      bad={{
        why: [
          '只说没有数据，用户不知道下一步。',
          'State that there is nothing and leave the person there.',
          '없다고만 말하면 다음 할 일을 알 수 없어요.',
        ],
        children: <NoData />,
      }}
    />
  ),
};

export const Failed: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '用平常的话说明，可以重试，并附上可报给支持的编号。',
          'Use plain words, offer another try, and give the number that support asks for.',
          '쉬운 말로 설명하고 다시 시도와 문의 번호를 함께 보여 줘요.',
        ],
        children: <ErrorState onRetry={() => undefined} reference="req-7f3a91" />,
      }}
      bad={{
        why: [
          '把技术错误直接展示，且没有出路。',
          'Show what the machine said, with no way onward.',
          '기계의 오류를 그대로 보여 주고 나갈 길이 없어요.',
        ],
        children: <RawFailure />,
      }}
    />
  ),
};

export const Loading: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '骨架保持版面，150 毫秒后才出现：快的页面不闪烁。',
          'Keep the layout with a skeleton; it waits 150 ms, so quick pages do not flicker.',
          '스켈레톤으로 자리를 지켜요. 150ms 뒤에 나타나 깜빡이지 않아요.',
        ],
        children: <LoadingState rows={4} />,
      }}
      bad={{
        why: [
          '用一句话代替整页，内容到来时全部跳动。',
          'Put a word in place of the page: everything jumps when the content comes.',
          '문구 하나로 대신하면 내용이 올 때 화면이 흔들려요.',
        ],
        children: <p>Loading…</p>,
      }}
    />
  ),
};
