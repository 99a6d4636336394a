import { EmptyState } from '@portal/ui';
import { CellValue, type DataColumn, DataTable, StatusBadge } from '@portal/ui/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Guideline } from './Guideline.tsx';
import { useWords, type Words } from './words.ts';

const meta = {
  title: 'Guidelines/Tables',
  tags: ['!dev', '!autodocs', '!test'],
  // The same part stands there twice, done well and done badly.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Row = { id: string; amount: number; day: string; isLate: boolean };

const ROWS: Row[] = [
  { id: '112-4811207', amount: 1204.5, day: '2026-11-03', isLate: false },
  { id: '112-4819126', amount: 24.9, day: '2026-11-12', isLate: true },
  { id: '112-4827045', amount: 388, day: '2026-11-18', isLate: false },
];
const ORDER: Words = ['订单', 'Order', '주문'];
const AMOUNT: Words = ['金额', 'Amount', '금액'];
const DAY: Words = ['下单日期', 'Ordered', '주문일'];
const STATE: Words = ['状态', 'State', '상태'];

function WrittenByLanguage() {
  const say = useWords();
  const columns: DataColumn<Row>[] = [
    { key: 'id', header: say(ORDER), cell: ({ id }) => id },
    {
      key: 'amount',
      header: say(AMOUNT),
      isNumeric: true,
      cell: ({ amount }) => <CellValue value={amount} type="money" currency="USD" />,
    },
    { key: 'day', header: say(DAY), cell: ({ day }) => <CellValue value={day} type="date" /> },
  ];
  return <DataTable label={say(ORDER)} columns={columns} rows={ROWS} rowId={({ id }) => id} />;
}

function WrittenAsStored() {
  const say = useWords();
  const columns: DataColumn<Row>[] = [
    { key: 'id', header: say(ORDER), cell: ({ id }) => id },
    { key: 'amount', header: say(AMOUNT), cell: ({ amount }) => `${amount}` },
    { key: 'day', header: say(DAY), cell: ({ day }) => `${day}T00:00:00Z` },
  ];
  return <DataTable label={say(ORDER)} columns={columns} rows={ROWS} rowId={({ id }) => id} />;
}

function States({ haveWords }: { haveWords: boolean }) {
  const say = useWords();
  const late: Words = ['已超时', 'Late', '지연됨'];
  const fine: Words = ['按时', 'On time', '정시'];
  const columns: DataColumn<Row>[] = [
    { key: 'id', header: say(ORDER), cell: ({ id }) => id },
    {
      key: 'state',
      header: say(STATE),
      cell: ({ isLate }) => (
        <StatusBadge tone={isLate ? 'warning' : 'success'}>
          {haveWords ? say(isLate ? late : fine) : '\u00a0'}
        </StatusBadge>
      ),
    },
  ];
  return <DataTable label={say(ORDER)} columns={columns} rows={ROWS} rowId={({ id }) => id} />;
}

function NoMatch() {
  const say = useWords();
  return (
    <EmptyState
      icon="search"
      title={say(['没有符合条件的订单', 'No order matches', '맞는 주문이 없어요'])}
      text={say([
        '试试去掉“已超时”，或扩大日期范围。',
        'Take “Late” away, or widen the days.',
        '“지연됨”을 빼거나 기간을 넓혀 보세요.',
      ])}
    />
  );
}

function Zero() {
  const say = useWords();
  const columns: DataColumn<Row>[] = [
    { key: 'id', header: say(ORDER), cell: ({ id }) => id },
    { key: 'amount', header: say(AMOUNT), cell: ({ amount }) => `${amount}` },
  ];
  return <DataTable label={say(ORDER)} columns={columns} rows={[]} rowId={({ id }) => id} />;
}

export const Values: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '金额右对齐、带币种，日期按语言书写：一列可以比较。',
          'Align money right with its currency and write days by language: a column can be compared.',
          '금액은 통화와 함께 오른쪽에, 날짜는 언어에 맞게 적어요.',
        ],
        children: <WrittenByLanguage />,
      }}
      bad={{
        why: [
          '照数据库的样子输出：小数不齐，时间难读。',
          'Print what is stored: decimals do not line up, and nobody reads that time.',
          '저장된 그대로 보여 주면 소수점이 맞지 않고 시간을 읽기 어려워요.',
        ],
        children: <WrittenAsStored />,
      }}
    />
  ),
};

export const Meaning: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '状态用文字，颜色只是加强。',
          'Say the state in a word; the colour only underlines it.',
          '상태는 글자로, 색은 강조만 해요.',
        ],
        children: <States haveWords />,
      }}
      bad={{
        why: [
          '只靠颜色：不少人分不清红绿，读屏软件也读不出来。',
          'Leave it to colour: many people do not tell red from green, and a screen reader tells nothing.',
          '색만으로는 구분하지 못하는 사람이 많고 화면 낭독기도 읽지 못해요.',
        ],
        children: <States haveWords={false} />,
      }}
    />
  ),
};

export const Nothing: Story = {
  render: () => (
    <Guideline
      good={{
        why: [
          '筛选后为空时，说明怎样得到结果。',
          'When filters leave nothing, say which of them to change.',
          '결과가 없으면 무엇을 바꿀지 알려 줘요.',
        ],
        children: <NoMatch />,
      }}
      bad={{
        why: [
          '留下空的表头，看起来像还没加载完。',
          'Leave a head without rows: it looks as if it were still loading.',
          '머리글만 남으면 아직 불러오는 것처럼 보여요.',
        ],
        children: <Zero />,
      }}
    />
  ),
};
