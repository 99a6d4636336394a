import { Button, TextInput } from '@mantine/core';
import { useFeedback } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from './Guideline.module.css';
import { Guideline } from './Guideline.tsx';
import { useWords, type Words } from './words.ts';

const meta = { title: 'Guidelines/Forms and dialogs', tags: ['!dev', '!autodocs', '!test'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const EMAIL: Words = ['邮箱', 'E-mail', '이메일'];
const SAVE: Words = ['保存', 'Save', '저장'];
const CANCEL: Words = ['取消', 'Cancel', '취소'];

function FieldThatHelps() {
  const say = useWords();
  const problem = say([
    '请填写完整的邮箱，例如 name@shop.com',
    'Enter a whole address, such as name@shop.com',
    'name@shop.com처럼 전체 주소를 입력해 주세요',
  ]);
  return <TextInput label={say(EMAIL)} defaultValue="lina@" error={problem} />;
}

function FieldThatBlames() {
  const say = useWords();
  return (
    <>
      <p role="alert">{say(['输入错误', 'Invalid input', '입력 오류'])}</p>
      <TextInput placeholder={say(EMAIL)} aria-label={say(EMAIL)} defaultValue="lina@" />
    </>
  );
}

function Buttons({ areAllFilled }: { areAllFilled: boolean }) {
  const say = useWords();
  const quiet = areAllFilled ? 'filled' : 'default';
  return (
    <div className={classes.row}>
      <Button variant={quiet}>{say(CANCEL)}</Button>
      {areAllFilled && <Button>{say(['重置', 'Reset', '초기화'])}</Button>}
      <Button>{say(SAVE)}</Button>
    </div>
  );
}

function AskingButton({ isClear }: { isClear: boolean }) {
  const say = useWords();
  const { dialogs } = useFeedback();
  const ask = () =>
    dialogs.confirm(
      isClear
        ? {
            title: say(['删除 3 个导出文件？', 'Delete 3 exports?', '내보내기 3개를 삭제할까요?']),
            message: say([
              '文件删除后无法恢复，可以重新导出。',
              'The files cannot be brought back; the lists can be exported again.',
              '파일은 되돌릴 수 없어요. 목록은 다시 내보낼 수 있어요.',
            ]),
            confirmLabel: say(['删除 3 个文件', 'Delete 3 files', '파일 3개 삭제']),
            tone: 'danger',
          }
        : {
            title: say(['提示', 'Notice', '알림']),
            message: say(['确定要继续吗？', 'Are you sure that you want to go on?', '정말 계속할까요?']),
            confirmLabel: say(['是', 'Yes', '예']),
            cancelLabel: say(['否', 'No', '아니요']),
          },
    );
  return (
    <Button variant="default" onClick={ask}>
      {say(['打开对话框', 'Open the dialog', '대화 상자 열기'])}
    </Button>
  );
}

export const Problems: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '问题写在字段旁，说明怎样改正，保留已输入的内容。',
          'Say what is wrong at its field and how to put it right; keep what was typed.',
          '문제는 입력란 옆에, 고치는 방법과 함께 적어요.',
        ],
        children: <FieldThatHelps />,
      }}
      bad={{
        why: [
          '只说“错误”，并用占位文字代替标签：一输入就看不到字段名。',
          'Say “invalid” somewhere else, and use the placeholder as a label: it is gone once somebody types.',
          '“오류”라고만 말하고 자리 표시자를 이름표로 쓰면 입력하는 순간 사라져요.',
        ],
        children: <FieldThatBlames />,
      }}
    />
  ),
};

export const OneMainAction: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '一个主要操作，其余保持安静；主要操作在最后。',
          'One main action, the others quiet; the main one stands last.',
          '주요 동작은 하나, 나머지는 조용하게. 주요 동작이 마지막이에요.',
        ],
        children: <Buttons areAllFilled={false} />,
      }}
      bad={{
        why: [
          '所有按钮都很醒目，等于没有重点。',
          'Fill every button: when all of them shout, none is heard.',
          '모든 버튼이 눈에 띄면 아무것도 눈에 띄지 않아요.',
        ],
        children: <Buttons areAllFilled />,
      }}
    />
  ),
};

export const Questions: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '标题就是问题，按钮写明会发生什么；无法撤销时焦点在“取消”上。',
          'The title is the question, the button says what will happen; where it cannot be undone the focus is on no.',
          '제목이 곧 질문이고 버튼은 결과를 말해요. 되돌릴 수 없으면 초점은 취소에 있어요.',
        ],
        children: <AskingButton isClear />,
      }}
      bad={{
        why: [
          '“确定吗”与“是/否”要求用户记住刚才点了什么。',
          'Ask “are you sure” with yes and no: people must remember what they pressed.',
          '“정말요?”와 예/아니요는 무엇을 눌렀는지 기억하게 해요.',
        ],
        children: <AskingButton isClear={false} />,
      }}
    />
  ),
};
