import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import classes from '../stories/sheets.module.css';

type Texts = { account: string; password: string; keep: string; submit: string; error?: string };

function Form({ account, password, keep, submit, error }: Texts) {
  return (
    <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
      <TextInput label={account} autoComplete="username" error={error} />
      <PasswordField label={password} />
      <Checkbox label={keep} />
      <Checkbox label={keep} defaultChecked />
      <div className={classes.row}>
        <Button type="submit">{submit}</Button>
        <Button variant="default">{submit}</Button>
        <Button variant="subtle">{submit}</Button>
        <Button color="red">{submit}</Button>
        <Button disabled>{submit}</Button>
      </div>
    </form>
  );
}

/** Mantine's own inputs and buttons, dressed by the theme. */
const meta = {
  title: 'UI/Forms',
  component: Form,
  subcomponents: { PasswordField },
  args: { account: '账号', password: '密码', keep: '5 天内自动登录', submit: '登录' },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  name: '[U8] an input in use has a ring in the accent',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('账号');
    await userEvent.click(input);
    await expect(getComputedStyle(input).boxShadow).not.toBe('none');
  },
};

export const Dark: Story = {
  globals: { locale: 'en-US', theme: 'dark' },
  args: { account: 'Account', password: 'Password', keep: 'Stay signed in for 5 days', submit: 'Sign in' },
};

export const WithError: Story = {
  globals: { locale: 'ko-KR' },
  args: {
    account: '계정',
    password: '비밀번호',
    keep: '5일 동안 자동 로그인',
    submit: '로그인',
    error: '계정을 입력해 주세요',
  },
};

const nativeLabels = ['名称', '站点', '备注', '查找'] as const;

export const NativeFields: Story = {
  name: '[U32] the browser’s own fields look like the portal’s',
  render: () => (
    <form className={classes.form}>
      <label>
        {nativeLabels[0]} <input className="portal-field" placeholder="请输入" aria-invalid="true" />
      </label>
      <label>
        {nativeLabels[1]}{' '}
        <select className="portal-field">
          <option>US</option>
        </select>
      </label>
      <label>
        {nativeLabels[2]} <textarea className="portal-field" rows={3} />
      </label>
      <label className="portal-field">
        <Icon name="search" /> <input type="search" aria-label={nativeLabels[3]} placeholder="输入名称" />
      </label>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const [name, site, note, find] = nativeLabels.map((label) => within(canvasElement).getByLabelText(label));
    if (!name || !site || !note || !find) throw new Error('a field is missing');
    for (const line of [name, site]) await expect(line.getBoundingClientRect().height).toBe(32);
    const border = getComputedStyle(note).borderColor;
    await expect(getComputedStyle(name).borderColor).not.toBe(border);
    await expect(getComputedStyle(note).boxShadow).toBe('none');
    await userEvent.click(note);
    await expect(getComputedStyle(note).boxShadow).not.toBe('none');
    const around = find.closest('label');
    if (!around) throw new Error('nothing stands around the search');
    await expect(around.getBoundingClientRect().height).toBe(32);
    await userEvent.click(find);
    await expect(getComputedStyle(around).boxShadow).not.toBe('none');
  },
};

export const NativeFieldsDark: Story = {
  ...NativeFields,
  name: 'Native fields, dark',
  globals: { theme: 'dark' },
};

export const ReadOnly: Story = {
  name: '[U805] a field that can only be read looks like text',
  globals: { theme: 'dark' },
  render: () => (
    <>
      <input className="portal-field" aria-label="Typed" defaultValue="12" />
      <input className="portal-field" aria-label="Computed" defaultValue="144" readOnly />
    </>
  ),
  play: async ({ canvasElement }) => {
    const look = (name: string) => getComputedStyle(within(canvasElement).getByLabelText(name));
    await expect(look('Computed').borderTopColor).toBe('rgba(0, 0, 0, 0)');
    await expect(look('Typed').borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(look('Computed').backgroundColor).not.toBe(look('Typed').backgroundColor);
  },
};
