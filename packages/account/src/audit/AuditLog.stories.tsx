import type { AuditEntry } from '@portal/api-client/contract';
import { DataTable } from '@portal/ui/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useAuditColumns } from './useAuditColumns.tsx';

const ROWS: AuditEntry[] = [
  ['sign-in', 'passkey', 'c7'],
  ['refused', 'password', ''],
  ['rights', 'menus-granted', 'standard'],
  ['operator', 'company-locked', '云帆跨境电商有限公司'],
  ['operator', 'restore --at 2026-11-25T20:00:00Z', ''],
].map(([kind = '', action = '', target = ''], id) => ({
  id,
  time: `2026-11-26T0${id}:30:00Z`,
  kind,
  action,
  actor: '李雷',
  target,
  address: '203.0.113.7',
}));

function AuditLog() {
  return <DataTable label="log" rows={ROWS} columns={useAuditColumns()} rowId={({ id }) => String(id)} />;
}

const meta = { title: 'Account/AuditLog', component: AuditLog } satisfies Meta<typeof AuditLog>;
export default meta;

export const Named: StoryObj<typeof meta> = {
  name: '[A900] every kind and action has a name, what has none is shown as it is stored',
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'log' });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(1, 3)
          .map(({ textContent }) => textContent),
      );
    await expect(cells).toEqual([
      ['登录', '通行密钥登录'],
      ['登录被拒', '密码错误'],
      ['权限', '设置菜单'],
      ['运营', '锁定企业'],
      ['运营', 'restore --at 2026-11-25T20:00:00Z'],
    ]);
  },
};
