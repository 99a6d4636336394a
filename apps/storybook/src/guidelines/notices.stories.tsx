import { Button } from '@mantine/core';
import { SafeHtml } from '@portal/notify/news';
import { type ToastOptions, useFeedback } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Guideline } from './Guideline.tsx';
import { useWords, type Words } from './words.ts';

const meta = { title: 'Guidelines/Notices', tags: ['!dev', '!autodocs', '!test'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Telling({
  title,
  message,
  ...toast
}: Omit<ToastOptions, 'title' | 'message'> & { title: Words; message?: Words }) {
  const say = useWords();
  const { toasts } = useFeedback();
  const tell = () => toasts.show({ ...toast, title: say(title), message: message && say(message) });
  return (
    <Button variant="default" onClick={tell}>
      {say(['显示消息', 'Show the notice', '알림 보기'])}
    </Button>
  );
}

function FailedExport() {
  const say = useWords();
  const action = { label: say(['重试', 'Try again', '다시 시도']), onClick: () => undefined };
  return (
    <Telling
      tone="danger"
      title={['订单导出失败', 'The export of orders failed', '주문 내보내기에 실패했어요']}
      message={[
        '文件超过 50 万行，请缩小范围。',
        'It has more than 500,000 rows: narrow it down.',
        '50만 행이 넘어요. 범위를 줄여 주세요.',
      ]}
      action={action}
    />
  );
}

function Loud() {
  const { dialogs } = useFeedback();
  const say = useWords();
  const tell = () =>
    dialogs.confirm({ title: say(['保存成功！！！', 'Saved successfully!!!', '저장 성공!!!']) });
  return (
    <Button variant="default" onClick={tell}>
      {say(['显示消息', 'Show the notice', '알림 보기'])}
    </Button>
  );
}

const CALM: Words = [
  '<h3>3.2</h3><p>订单可以按仓库拆分。<a href="https://help.example.com/split">怎样使用</a></p>',
  '<h3>3.2</h3><p>Orders can be split by warehouse. <a href="https://help.example.com/split">How it works</a></p>',
  '<h3>3.2</h3><p>주문을 창고별로 나눌 수 있어요. <a href="https://help.example.com/split">사용 방법</a></p>',
];
const SHOUTING: Words = [
  '<h1 style="color:#ff0000">重磅！！！拆单上线！！！</h1><p><b>史上最强功能，千万不要错过！</b></p>',
  '<h1 style="color:#ff0000">NEW!!! SPLIT ORDERS NOW</h1><p><b>Do not miss the most amazing feature ever made.</b></p>',
  '<h1 style="color:#ff0000">신기능!!! 주문 분할 출시!!!</h1><p><b>역대 최고의 기능을 놓치지 마세요!</b></p>',
];

function Announcement({ html }: { html: Words }) {
  const say = useWords();
  return <SafeHtml html={say(html)} />;
}

export const WhatAndWhatNow: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '说明什么事、为什么，并提供下一步。',
          'Say what happened, why, and offer what can be done about it.',
          '무슨 일인지, 왜인지, 무엇을 할 수 있는지 말해요.',
        ],
        children: <FailedExport />,
      }}
      bad={{
        why: [
          '“操作失败”没有告诉任何人任何事。',
          'Say that an operation failed: which one, and what now?',
          '“작업 실패”는 아무것도 알려 주지 않아요.',
        ],
        children: <Telling tone="danger" title={['操作失败', 'Operation failed', '작업 실패']} />,
      }}
    />
  ),
};

export const HowLoud: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '做成了的事轻声告知，自动消失，不打断工作。',
          'Tell what went well quietly; it leaves by itself and stops nobody.',
          '잘된 일은 조용히 알리고 스스로 사라지게 해요.',
        ],
        children: <Telling tone="success" title={['已保存', 'Saved', '저장했어요']} />,
      }}
      bad={{
        why: [
          '成功也弹出对话框，要求点击才能继续。',
          'Make people press a button before they may go on, because all is well.',
          '성공했는데도 눌러야 계속할 수 있게 해요.',
        ],
        children: <Loud />,
      }}
    />
  ),
};

export const Announcements: Story = {
  // The bad way shouts in a colour that is hard to read.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => (
    <Guideline
      good={{
        why: [
          '一句话说明有什么变化，附上说明链接。',
          'Say in one sentence what is different now, and link to how it works.',
          '무엇이 달라졌는지 한 문장으로 말하고 설명을 연결해요.',
        ],
        children: <Announcement html={CALM} />,
      }}
      bad={{
        why: [
          '大写、感叹号和红色：红色表示已丢失或无法撤销。',
          'Capitals, exclamation marks and red: red means gone, or cannot be undone.',
          '대문자, 느낌표, 빨간색. 빨간색은 되돌릴 수 없다는 뜻이에요.',
        ],
        children: <Announcement html={SHOUTING} />,
      }}
    />
  ),
};
