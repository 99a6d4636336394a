import { normalizeMenuTree, TopMenu } from '@portal/menu-engine';
import { TabStrip } from '@portal/tabs';
import { ActionButton, ErrorState, NoticeBar } from '@portal/ui';
import {
  DataTable,
  DetailPanel,
  FilterBar,
  Pager,
  SearchField,
  SegmentTabs,
  TablePage,
} from '@portal/ui/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { useWords, type Words } from '../guidelines/words.ts';
import { PATTERN_ORDERS, useOrderColumns } from './orders.tsx';
import classes from './patterns.module.css';

const meta = {
  title: 'Patterns',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!test'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const HOME: Words = ['首页', 'Home', '홈'];
const ORDERS: Words = ['订单', 'Orders', '주문'];
const TO_SHIP: Words = ['待发货', 'To ship', '발송 대기'];
const LATE: Words = ['已超时', 'Late', '지연됨'];
const actions = { hrefOf: () => '#', onOpen: nothing };

/** Menus, tabs and a page: what a person has around everything. */
function Workspace({ foot, children }: { foot?: ReactNode; children: ReactNode }) {
  const say = useWords();
  const leaf = (id: string, name: Words) => ({
    menuId: id,
    menuName: say(name),
    lastMenu: 2,
    path: 'oms',
    menuUrl: `/${id}`,
  });
  const index = normalizeMenuTree({
    childMenus: [
      { menuId: '1', menuName: say(ORDERS), childMenus: [leaf('2', TO_SHIP), leaf('3', LATE)] },
      leaf('4', ['库存', 'Stock', '재고']),
      leaf('5', ['报表', 'Reports', '보고서']),
    ],
  });
  const panes = [HOME, TO_SHIP].map((name, at) => ({
    key: `${at}`,
    kind: at === 0 ? ('home' as const) : ('native' as const),
    path: `/${at}`,
    tab: say(name),
    closable: at > 0,
    views: 0,
  }));
  return (
    <div className={classes.workspace}>
      <header className={classes.header}>
        <TopMenu index={index} actions={actions} conditions={{ now: 0 }} activeKey="m_2" />
      </header>
      <TabStrip
        panes={panes}
        activeKey="1"
        titleOf={({ tab }) => tab}
        onActivate={nothing}
        onClose={nothing}
        onCloseMany={nothing}
        onMove={nothing}
      />
      <div className={classes.pane}>{children}</div>
      {foot}
    </div>
  );
}

function Orders() {
  const say = useWords();
  const columns = useOrderColumns();
  const [open, setOpen] = useState<string>();
  const [segment, setSegment] = useState('all');
  const shown = PATTERN_ORDERS.find(({ id }) => id === open);
  return (
    <TablePage
      title={say(TO_SHIP)}
      actions={<ActionButton isPrimary>{say(['批量发货', 'Ship all', '일괄 발송'])}</ActionButton>}
      head={
        <>
          <SegmentTabs
            label={say(['状态', 'State', '상태'])}
            value={segment}
            onChange={setSegment}
            options={[
              { value: 'all', label: say(['全部', 'All', '전체']), count: 12 },
              { value: 'late', label: say(LATE), count: 3 },
            ]}
          />
          <FilterBar>
            <SearchField
              value=""
              placeholder={say(['订单号或买家', 'Order or buyer', '주문번호 또는 구매자'])}
              onSearch={nothing}
            />
          </FilterBar>
        </>
      }
      foot={<Pager page={1} pageSize={12} total={12} onPage={nothing} />}
      aside={
        shown && (
          <DetailPanel title={shown.id} onClose={() => setOpen(undefined)}>
            <p>{shown.buyer}</p>
          </DetailPanel>
        )
      }
    >
      <DataTable
        label={say(ORDERS)}
        columns={columns}
        rows={segment === 'late' ? PATTERN_ORDERS.filter(({ isLate }) => isLate) : PATTERN_ORDERS}
        rowId={({ id }) => id}
        onOpenRow={setOpen}
      />
    </TablePage>
  );
}

export const ListOfRecords: Story = {
  name: 'A list of records in the workspace',
  render: () => (
    <Workspace>
      <Orders />
    </Workspace>
  ),
};

function Offline() {
  const say = useWords();
  return (
    <NoticeBar
      tone="warning"
      icon="warning"
      actions={<ActionButton>{say(['重试', 'Try again', '다시 시도'])}</ActionButton>}
    >
      {say([
        '网络已断开，恢复后会自动更新。',
        'You are offline. This page updates once the network is back.',
        '연결이 끊겼어요. 다시 연결되면 새로 고쳐져요.',
      ])}
    </NoticeBar>
  );
}

export const TroubleBelowWork: Story = {
  name: 'Trouble is told below the work',
  render: () => (
    <Workspace foot={<Offline />}>
      <Orders />
    </Workspace>
  ),
};

export const OnePageFails: Story = {
  name: 'One page fails, the rest goes on',
  render: () => (
    <Workspace>
      <ErrorState onRetry={nothing} reference="req-7f3a91" />
    </Workspace>
  ),
};
